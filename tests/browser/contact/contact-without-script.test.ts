import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { contactForm, letter, texts, words } from '../../support/browser/contact-form.ts';
import { failPageScripts } from '../../support/browser/page-scripts.ts';
import { axeViolations } from '../../support/browser/run-axe.ts';

const plain = { javaScriptEnabled: false } as const;

/** Submits the form natively and waits for the response page. */
async function send(page: Page) {
  await contactForm(page).button.click();
  await page.waitForURL('**/api/v1.0/email/send-form');
}

describe('the form without JavaScript', () => {
  test('sends a message and shows its reference with a link to the receipt', async ({ open }) => {
    const page = await open('/contact', plain);
    const form = contactForm(page);
    await form.fill({ ...letter, phone: '+91 98200 00000' });
    await send(page);
    expect(await form.sent.isVisible()).toBe(true);
    const reference = await form.reference();
    expect(reference).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await form.values(), 'the form is empty').toEqual({ name: '', email: '', phone: '', message: '' });
    await page.getByRole('link', { name: words.sent.follow }).click();
    await page.waitForURL(`**/contact/receipt?reference=${reference}`);
  });

  test('shows no message before it is sent', async ({ open }) => {
    const page = await open('/contact', plain);
    for (const text of [...Object.values(texts), words.sent.heading, words.trap, ...Object.values(words.errors.missing)])
      expect(await page.getByText(text, { exact: true }).filter({ visible: true }).count(), text).toBe(text === words.trap ? 1 : 0);
  });
});

test('the response page of the form has no axe violations', async ({ open, complaints }) => {
  // Axe needs scripts. The form's own script fails, so that the browser submits the form.
  const page = await open('/contact', { reducedMotion: 'reduce', before: failPageScripts });
  const form = contactForm(page);
  await form.fill({ ...letter, email: 'asha' });
  await send(page);
  complaints.length = 0;
  expect(await form.alert(texts.email).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});
