import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { contactForm, expectFailedRequest, letter, listenToSends, texts, words } from '../../support/browser/contact-form.ts';

/** What a screen reader says of a control besides its name. */
const described = (control: Locator) =>
  control.evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid') === 'true',
    required: (element as HTMLInputElement).required,
    says: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .flatMap((it) => (it?.childElementCount ? [...it.children] : (it ?? [])))
      .filter((it) => it.checkVisibility())
      .map((it) => it.textContent)
      .join(' '),
  }));

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const fieldLinks = (page: Page, text: string) => contactForm(page).alert(text).getByRole('link');

describe('a form with a mistake is not sent:', () => {
  test('required fields left out, or an email address that is none', async ({ open }) => {
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
      const told = () => fieldLinks(page, texts.required).filter({ visible: true }).allTextContents();
      await expect.poll(told, { message: `only ${field} left out` }).toEqual([words.errors.missing[field]]);
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
    expect(await page.getByRole('alert').filter({ visible: true }).count(), 'gone once it is put right').toBe(0);
  });
});

describe('a mistake that is told', () => {
  test('takes the focus, and leads to its fields, whose labels stay in sight', async ({ open }) => {
    const page = await open('/contact', { viewport: { width: 360, height: 640 } });
    const form = contactForm(page);
    for (let times = 0; times < 2; times++) {
      await form.phone.focus();
      await form.button.click();
      await expect.poll(() => hasFocus(form.alert(texts.required)), { message: 'told once more, too' }).toBe(true);
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

  test('is not cut, says how much is too much, and is sent once it is short enough', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    const sends = listenToSends(page);
    await form.fill({ ...letter, message: long });
    expect(await form.message.inputValue()).toBe(long);
    await page.getByText('108 characters over the limit of 5,000. Nothing was cut.', { exact: true }).waitFor();
    await form.button.click();
    await expect.poll(() => hasFocus(form.alert(words.errors.long))).toBe(true);
    await page.getByRole('link', { name: 'Use 5,000 characters or fewer' }).waitFor();
    expect(sends).toEqual([]);

    await form.message.fill(long.slice(0, 5_000));
    await page.getByText('5,000 of 5,000 characters', { exact: true }).waitFor();
    await form.message.fill(long.slice(0, 4_500));
    await expect
      .poll(() =>
        page
          .getByText(/5,000 characters$/)
          .filter({ visible: true })
          .count(),
      )
      .toBe(0);
    await form.message.fill(long.slice(0, 5_000));
    await form.button.click();
    await form.sent.waitFor();
    expect(sends[0]?.template_params.message).toBe(long.slice(0, 5_000));
  });

  test('is told by the server where no script runs, and stays whole in its field', async ({ open, complaints }) => {
    const page = await open('/contact', { javaScriptEnabled: false });
    const form = contactForm(page);
    await form.fill({ ...letter, message: long });
    await form.button.click();
    await form.alert(words.errors.long).waitFor();
    await expectFailedRequest(complaints, 'the server responded with a status of 413');
    expect(await form.message.inputValue()).toBe(long);
  });
});

test('no field cuts what is pasted, and browsers and keyboards know what belongs in each', async ({ read }) => {
  const form = contactForm(await read('/contact'));
  const limits = await Promise.all([form.name, form.email, form.phone, form.message].map((it) => it.getAttribute('maxlength')));
  expect(limits).toEqual([null, null, null, null]);
  const known = (control: Locator) =>
    control.evaluate((element: HTMLInputElement) => `${element.autocomplete} ${element.type} ${element.inputMode}`);
  expect(await Promise.all([form.name, form.email, form.phone].map(known))).toEqual(['name text ', 'email email email', 'tel tel tel']);
});
