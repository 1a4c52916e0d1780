import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';
import { answerSends, contactForm, letter, listenToSends, storedDraft, words } from '../../support/browser/contact-form.ts';
import { storageFaults } from '../../support/browser/storage-faults.ts';

const whole = { ...letter, phone: '' };
const empty = { name: '', email: '', phone: '', message: '' };
const stored = (page: Page) => storedDraft(page).then((draft) => draft?.values.message);

/** Opens /contact once more in the same browser. */
async function secondTab(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/contact');
  return other;
}

describe('a draft is restored', () => {
  test('after a reload, in another tab and after another page, until it is cleared', async ({ open }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await form.fill();
    await form.live();
    await page.reload();
    await page.getByText(words.restored).waitFor();
    expect(await form.values(), 'after a reload').toEqual(whole);

    // Browsers restore no fields in a new tab.
    const other = await secondTab(page);
    await expect.poll(contactForm(other).values, { message: 'in another tab' }).toEqual(whole);
    await other.close();

    // The page is left before the draft would be stored.
    await form.message.fill('We sell sofas.');
    await page.goto('/services');
    expect(await stored(page)).toBe('We sell sofas.');
    await page.goto('/contact');
    await expect.poll(form.values, { message: 'after another page' }).toEqual({ ...whole, message: 'We sell sofas.' });
    await form.live();
    await form.fill(empty);
    await expect.poll(() => storedDraft(page)).toBe(null);
  });

  // contact-failures.test.ts covers the reference after a failure.
  test('after a reload while sending, under the same reference', async ({ open }) => {
    const page = await open('/contact');
    const sends = await answerSends(page, ['silent', 200]);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sending.waitFor();
    await page.reload();
    await page.getByText(words.unsure).waitFor();
    expect(await form.values()).toEqual(whole);
    expect(await form.message.isEditable()).toBe(true);
    await form.button.click();
    await form.sent.waitFor();
    expect(sends[1]?.template_params).toEqual(sends[0]?.template_params);
  });
});

test('a prerendered page shows the current draft when it is activated', async ({ open }) => {
  const writer = await open('/contact');
  await contactForm(writer).fill({ ...letter, message: 'We sell' });
  await expect.poll(() => stored(writer)).toBe('We sell');
  const page = await writer.context().newPage();
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) }));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(await contactForm(page).values()).toEqual(empty);
  await contactForm(writer).message.fill('We sell sofas.');
  await expect.poll(() => stored(writer)).toBe('We sell sofas.');
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => contactForm(page).message.inputValue()).toBe('We sell sofas.');
});

describe('the form works when storage is', () => {
  const faults = Object.entries(storageFaults);
  // site/src/contact/draft.test.ts checks invalid drafts.
  test.for(process.env.LONG ? faults : faults.slice(0, 1))('%s', async ([, fault], { open }) => {
    const page = await open('/contact', { before: (opened) => opened.addInitScript(fault) });
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
  });
});

describe('two tabs', () => {
  test('send their own words under different references, and keep both drafts', async ({ open }) => {
    const page = await open('/contact');
    const other = await secondTab(page);
    const [one, two] = [contactForm(page), contactForm(other)];
    const [first, second] = [listenToSends(page), listenToSends(other)];
    await two.fill({ ...letter, message: 'From the second tab.' });
    await expect.poll(() => stored(page)).toBe('From the second tab.');
    // The first touch restores the other tab's draft, which could come between the letters of a text.
    await one.name.focus();
    await expect.poll(() => one.message.inputValue()).toBe('From the second tab.');
    await one.fill({ ...letter, message: 'From the first tab.' });
    await one.button.click();
    await one.sent.waitFor();
    expect(await two.message.inputValue()).toBe('From the second tab.');
    await expect.poll(() => stored(other)).toBe('From the second tab.');
    await two.button.click();
    await two.sent.waitFor();
    expect(first.map((send) => send.template_params.message)).toEqual(['From the first tab.']);
    expect(second.map((send) => send.template_params.message)).toEqual(['From the second tab.']);
    expect(await one.reference()).not.toBe(await two.reference());
    await expect.poll(() => storedDraft(page)).toBe(null);
  });

  test('with the same draft send one message', async ({ open }) => {
    const page = await open('/contact');
    await contactForm(page).fill();
    await expect.poll(() => stored(page)).toBe(letter.message);
    const other = await secondTab(page);
    await expect.poll(contactForm(other).values).toEqual(whole);
    const references: unknown[] = [];
    for (const tab of [page, other]) {
      const form = contactForm(tab);
      await form.button.click();
      await form.sent.waitFor();
      references.push(await form.reference());
    }
    expect(references[1]).toBe(references[0]);
    expect(await storedDraft(page)).toBe(null);
  });
});

// site/src/contact/draft.test.ts covers a message below a draft.
test('a message in the URL fills the form as text, and a later one is appended', async ({ open }) => {
  const page = await open(`/contact#message=${encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(6000)}`)}`);
  const form = contactForm(page);
  await expect.poll(async () => (await form.message.inputValue()).length).toBe(6028);
  expect(await page.locator('form img').count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await form.message.fill('My own words.');
  await page.evaluate(() => {
    location.hash = 'message=The second.';
  });
  await expect.poll(() => form.message.inputValue()).toBe('My own words.\n\nThe second.');
});
