import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { contactForm, letter, listenToSends, texts, words } from '../../support/browser/contact-form.ts';

/** Returns what a screen reader announces of a control besides its name. */
const described = (control: Locator) =>
  control.evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid') === 'true',
    required: (element as HTMLInputElement).required,
    says: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .flatMap((part) => (part?.childElementCount ? [...part.children] : (part ?? [])))
      .filter((part) => part.checkVisibility())
      .map((part) => part.textContent)
      .join(' '),
  }));

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const fieldLinks = (page: Page, text: string) => contactForm(page).alert(text).getByRole('link');

describe('a form with a mistake is not sent:', () => {
  test('required fields missing, or an invalid email address', async ({ open }) => {
    const page = await open('/contact');
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.button.click();
    await form.alert(texts.required).waitFor();
    const { missing } = words.errors;
    expect(await fieldLinks(page, texts.required).allTextContents()).toEqual([missing.name, missing.email, missing.message]);
    expect(await described(form.name)).toEqual({ invalid: true, required: true, says: missing.name });
    expect(await described(form.email)).toEqual({ invalid: true, required: true, says: missing.email });
    expect(await described(form.message)).toEqual({ invalid: true, required: true, says: `${words.hints.message} ${missing.message}` });
    expect(await described(form.phone)).toEqual({ invalid: false, required: false, says: words.hints.phone });
    for (const field of ['name', 'email', 'message'] as const) {
      await form.fill({ ...letter, [field]: '   ' });
      await form.button.click();
      await form.alert(texts.required).waitFor();
      const messages = () => fieldLinks(page, texts.required).filter({ visible: true }).allTextContents();
      await expect.poll(messages, { message: `only ${field} left out` }).toEqual([words.errors.missing[field]]);
      for (const other of ['name', 'email', 'message'] as const)
        expect((await described(form[other])).invalid, other).toBe(other === field);
    }
    for (const email of ['asha', 'asha@shop', 'asha shop@x.example', '@shop.example', 'asha@shop.']) {
      await form.fill({ ...letter, email });
      await form.button.click();
      await form.alert(texts.email).waitFor();
      expect(await form.alert(texts.required).isVisible(), email).toBe(false);
      expect(await described(form.email)).toEqual({ invalid: true, required: true, says: words.errors.emailShape });
      expect((await described(form.name)).invalid).toBe(false);
    }
    expect(sends).toEqual([]);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    expect(await page.getByRole('alert').filter({ visible: true }).count(), 'gone once it is corrected').toBe(0);
  });
});

describe('an error message', () => {
  test('takes the focus and links to its fields, whose labels stay visible', async ({ open }) => {
    const page = await open('/contact', { viewport: { width: 360, height: 640 } });
    const form = contactForm(page);
    for (let times = 0; times < 2; times++) {
      await form.phone.focus();
      await form.button.click();
      await expect.poll(() => hasFocus(form.alert(texts.required)), { message: 'at each attempt' }).toBe(true);
    }
    for (const [text, field, label] of [
      [words.errors.missing.message, form.message, 'Message'],
      [words.errors.missing.name, form.name, 'Name'],
    ] as const) {
      await page.getByRole('link', { name: text }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(field)).toBe(true);
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await page.locator('label').filter({ hasText: label }).first().boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });
});

describe('a text that is too long', () => {
  const long = `${'Lamps and sofas. '.repeat(300)}The end.`;

  test('is not cut, is named, and is sent once it is short enough', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    const sends = listenToSends(page);
    await form.fill({ ...letter, message: long });
    expect(await form.message.inputValue()).toBe(long);
    await form.button.click();
    await expect.poll(() => hasFocus(form.alert(words.errors.long))).toBe(true);
    await page.getByRole('link', { name: 'Use 5,000 characters or fewer' }).waitFor();
    expect(sends).toEqual([]);

    await form.message.fill(long.slice(0, 5_000));
    await form.button.click();
    await form.sent.waitFor();
    expect(sends[0]?.template_params.message).toBe(long.slice(0, 5_000));
  });
});

test('fields have no maxlength, and declare autocomplete, type and input mode', async ({ read }) => {
  const form = contactForm(await read('/contact'));
  const limits = await Promise.all([form.name, form.email, form.phone, form.message].map((part) => part.getAttribute('maxlength')));
  expect(limits).toEqual([null, null, null, null]);
  const inputHints = (control: Locator) =>
    control.evaluate((element: HTMLInputElement) => `${element.autocomplete} ${element.type} ${element.inputMode}`);
  expect(await Promise.all([form.name, form.email, form.phone].map(inputHints))).toEqual([
    'name text ',
    'email email email',
    'tel tel tel',
  ]);
});
