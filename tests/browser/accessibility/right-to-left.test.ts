import type { Locator } from 'playwright-core';
import { expect, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';
import { contactForm } from '../../support/browser/contact-form.ts';
import { openSearch } from '../../support/browser/search-dialog.ts';

const words = 'هل تعملون مع متاجر صغيرة؟';
const directionOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).direction);

test('every field writes right-to-left text from right to left', async ({ open }) => {
  const page = await open('/contact');
  const form = contactForm(page);
  for (const field of [form.name, form.message]) {
    expect(await directionOf(field)).toBe('ltr');
    await field.fill(words);
    expect(await directionOf(field)).toBe('rtl');
  }
  const { field } = await openSearch(page);
  await field.fill(words);
  expect(await directionOf(field)).toBe('rtl');
});

test('the chat writes and shows right-to-left text from right to left', async ({ open }) => {
  const page = await open('/contact');
  const chat = chatPanel(page);
  await chat.open();
  await chat.question.fill(words);
  expect(await directionOf(chat.question)).toBe('rtl');
  await chat.question.press('Enter');
  const bubble = chat.items.first().locator('p').first();
  await expect.poll(() => bubble.textContent()).toBe(words);
  expect(await directionOf(bubble)).toBe('rtl');
});
