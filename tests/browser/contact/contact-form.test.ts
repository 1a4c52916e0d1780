import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { controlNames } from '../../../shared/api/enquiry.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { answerSends, contactForm, expectFailedRequest, letter, texts, words } from '../../support/browser/contact-form.ts';
import { overflowAt } from '../../support/browser/page-facts.ts';
import { axeInWindows } from '../../support/browser/run-axe.ts';

/** Asserts that axe finds nothing in the main part and nothing overflows. every-page.test.ts checks the page as it loads. */
async function expectFit(page: Page, state: string) {
  // The short form checks states that show red, grey or green for the first time.
  if (process.env.LONG || ['with empty fields', 'sending', 'sent'].includes(state))
    expect.soft(await axeInWindows(page, [desktop, phone], { within: 'main' }), state).toEqual([]);
  const wider = await overflowAt(page, [320, 768]);
  expect.soft(wider, `${state}: pixels wider than the window`).toEqual({ 320: 0, 768: 0 });
}

describe('the form is accessible', () => {
  test('with empty fields, with a wrong email address, failed and sent', async ({ open, complaints }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.button.click();
    await form.alert(texts.required).waitFor();
    await expectFit(page, 'with empty fields');
    await page.emulateMedia({ forcedColors: 'active' });
    for (const part of [form.name, form.button, form.alert(texts.required)])
      expect(await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThanOrEqual(1);
    await page.emulateMedia({ forcedColors: null });
    await form.fill({ ...letter, email: 'a'.repeat(120) });
    await form.button.click();
    await form.alert(texts.email).waitFor();
    await expectFit(page, 'with a wrong email address');
    await answerSends(page, [500, 200]);
    await form.fill({
      ...letter,
      message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(9),
    });
    await form.button.click();
    await form.alert(texts.failed).waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 500');
    await expectFit(page, 'failed');
    await form.button.click();
    await form.sent.waitFor();
    await expectFit(page, 'sent');
  });

  test('while it is being sent, without earlier errors', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await answerSends(page, ['silent']);
    await form.button.click();
    await form.alert(texts.required).waitFor();
    await form.fill();
    await form.button.click();
    await form.sending.waitFor();
    expect(await form.alert(texts.required).isVisible()).toBe(false);
    expect(await form.name.getAttribute('aria-invalid')).toBe(null);
    expect(await form.sending.isDisabled()).toBe(true);
    expect(await form.sending.textContent()).toBe('Sending...');
    expect(await form.values()).toEqual({ ...letter, phone: '' });
    expect(await form.message.isEditable()).toBe(false);
    await expectFit(page, 'sending');
  });
});

test('the keyboard alone fills the form in and sends it', async ({ open }) => {
  const page = await open('/contact');
  const form = contactForm(page);
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
  await page.locator('#main').focus();
  const seen: unknown[] = [];
  const typed: Readonly<Record<string, string>> = { from_name: letter.name, from_email: letter.email, message: letter.message };
  for (const control of [...controlNames, 'button']) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
    await page.keyboard.type(typed[control]?.replaceAll('\n', ' ') ?? '');
  }
  expect(seen, 'the field for robots is not among them').toEqual([...controlNames, words.button]);
  await page.keyboard.press('Enter');
  await form.sent.waitFor();
  await expect.poll(() => form.sent.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(words.sent.follow);
});

test('the field for robots is hidden from sight, keyboard and screen readers', async ({ read }) => {
  const page = await read('/contact');
  const trap = page.locator('[name=subject_line]');
  expect(await page.getByRole('textbox').count(), 'to a screen reader').toBe(controlNames.length);
  expect(await trap.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(0);
  expect(await trap.evaluate((element: HTMLInputElement) => [element.tabIndex, element.autocomplete, element.checkVisibility()])).toEqual([
    -1,
    'off',
    true,
  ]);
});
