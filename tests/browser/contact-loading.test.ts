import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, test } from '../support/browser-test.ts';
import { contactForm, expectFailedRequest, letter, listenToSends, texts, words } from '../support/contact-form.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { pageScripts } from '../support/page-scripts.ts';

/** Script files that the page has asked for. */
const scripts = (page: Page) =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => wanted.test(path)),
    pageScripts,
  );

describe('the script of the form', () => {
  test('is not fetched before the form is touched, however the rest of the page is used', async ({ open }) => {
    const page = await open('/contact');
    await page.getByText('Who owns the data?').click();
    await page.mouse.wheel(0, 600);
    await page.getByRole('link', { name: 'info@tarazu.example' }).first().hover();
    await page.keyboard.press('Home');
    await page.waitForLoadState('networkidle');
    expect(await scripts(page)).toEqual([]);
  });

  const touches: Record<string, (page: Page) => Promise<void>> = {
    'a pointer': (page) => contactForm(page).name.hover(),
    'a finger': (page) => contactForm(page).email.tap(),
    'the keyboard': async (page) => {
      await page.locator('#main').focus();
      await page.keyboard.press('Tab');
    },
  };
  test('is fetched at the first touch by a pointer, a finger or the keyboard', async ({ open }) => {
    const page = await open('/contact', { hasTouch: true });
    for (const [name, touch] of Object.entries(touches)) {
      await page.goto('/contact');
      expect(await scripts(page), name).toEqual([]);
      await touch(page);
      const form = expect.stringMatching(/^\/_assets\/contact\.[\w-]+\.js$/);
      await expect.poll(() => scripts(page), { message: name }).toEqual(expect.arrayContaining([form]));
      await page.mouse.move(0, 0);
    }
  });

  test('costs 70 KiB at most, React included', async ({ blank }) => {
    // A browser that has fetched nothing of it before.
    const page = await blank();
    await page.goto('/contact');
    const island = page.locator('[data-island*="/contact."]');
    await island.waitFor({ state: 'attached' });
    await contactForm(page).name.hover();
    await island.waitFor({ state: 'detached' });
    const bytes = await page.evaluate(
      (wanted) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => wanted.test(name))
          .map(({ transferSize }) => transferSize),
      pageScripts,
    );
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
  });

  test('is on no other page', async ({ read }) => {
    const page = await read('/about');
    expect(await page.locator('[data-island*="/contact."]').count()).toBe(0);
  });
});

describe('before the script is there', () => {
  test('what is typed stays, and what is sent is held back and sent once it is', async ({ open }) => {
    const page = await open('/contact');
    const letGo = await holdRequests(page, pageScripts);
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(sends).toEqual([]);
    letGo();
    await form.sent.waitFor();
    expect(sends.map((send) => send.template_params.message)).toEqual([letter.message]);
  });

  test('two presses of Enter are one message', async ({ open }) => {
    const page = await open('/contact', { viewport: phone });
    const letGo = await holdRequests(page, pageScripts);
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.fill();
    await form.name.press('Enter');
    await form.name.press('Enter');
    letGo();
    await form.sent.waitFor();
    expect(sends).toHaveLength(1);
  });

  test('a mistake is told in our words', async ({ open }) => {
    const page = await open('/contact');
    const letGo = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.button.click();
    letGo();
    await form.alert(texts.required).waitFor();
  });

  test('what is being typed goes on in the same field', async ({ open }) => {
    const page = await open('/contact');
    const letGo = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.message.focus();
    await page.keyboard.type('We sell ');
    letGo();
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(1);
    await page.keyboard.type('sofas.');
    expect(await form.message.inputValue()).toBe('We sell sofas.');
    expect(await form.message.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('what is typed stays also where an extension has written into the form', async ({ open }) => {
    const page = await open('/contact');
    const letGo = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.fill({ name: letter.name, email: letter.email });
    await page.evaluate(() => document.querySelector('label[for=from_email]')?.after(document.createElement('i')));
    await form.message.focus();
    letGo();
    // Drawn anew: what the extension has written is gone, what the visitor has is not.
    await page.locator('label[for=from_email] + i').waitFor({ state: 'detached' });
    await form.message.fill(letter.message);
    await form.button.click();
    await form.sent.waitFor();
  });
});

describe('when the script cannot be fetched', () => {
  const failAtFirst = async (page: Page) => {
    let failures = 0;
    await page.route(pageScripts, (route) => (failures++ === 0 ? route.abort('connectionfailed') : route.continue()));
  };
  const expectReport = async (complaints: string[]) => {
    await expectFailedRequest(complaints, 'net::ERR_');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('An island stays plain HTML')]);
  };

  test('the next touch tries again', async ({ open, complaints }) => {
    const page = await open('/contact');
    await failAtFirst(page);
    const form = contactForm(page);
    await form.name.hover();
    await expect.poll(() => complaints.length).toBe(2);
    await expectReport(complaints);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('the form is sent by the browser, and the server answers with the page', async ({ open, complaints }) => {
    const page = await open('/contact');
    const form = contactForm(page);
    await page.route(pageScripts, (route) => route.abort('connectionfailed'));
    await form.fill();
    await form.button.click();
    await page.waitForURL('**/api/v1.0/email/send-form');
    expect(await form.sent.isVisible()).toBe(true);
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/net::ERR_|An island stays plain HTML/);
  });
});

test('a draft brings the form to life at once', async ({ open }) => {
  const page = await open('/contact');
  await contactForm(page).fill();
  // Only a form that is live keeps a draft.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiry-draft'))).toContain(letter.name);
  await page.goto('/contact');
  await page.getByText(words.restored).waitFor();
});
