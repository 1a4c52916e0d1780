import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { contactForm, letter, listenToSends, texts } from '../../support/browser/contact-form.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { failPageScripts, pageScripts } from '../../support/browser/page-scripts.ts';
import { builtFiles, builtText } from '../../support/built-site/built-site.ts';
import { content } from '../../support/content/site-routes.ts';

/** Lists script files that the page has requested. */
const scripts = (page: Page) =>
  page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, size: transferSize }))
        .filter(({ path }) => wanted.test(path)),
    pageScripts,
  );

describe('the script of the form', () => {
  // contact-sending.test.ts and contact-form.test.ts cover touch and keyboard.
  test('is fetched only when the form is used, and has at most 70 KiB with React', async ({ blank }) => {
    // This page has an empty cache.
    const page = await blank();
    await page.goto('/contact');
    await page.getByText(content.pages.contact.faq.items[3]?.question ?? '').click();
    await page.mouse.wheel(0, 600);
    await page.getByRole('complementary').getByText(content.agency.email.address).hover();
    await page.keyboard.press('Home');
    await page.waitForLoadState('networkidle');
    expect(await scripts(page)).toEqual([]);
    await contactForm(page).name.hover();
    await contactForm(page).live();
    expect((await scripts(page)).map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/_assets\/ContactForm\.[\w-]+\.js$/));
    const bytes = (await scripts(page)).map(({ size }) => size);
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
  });

  test('is on no other page', () => {
    const pages = builtFiles('.html').filter((file) => /component-export="ContactForm"/.test(builtText(file)));
    expect(pages).toEqual(['contact.html']);
  });
});

describe('before the script is loaded', () => {
  test('typed words stay, and repeated Enter sends them once', async ({ open }) => {
    const page = await open('/contact', { viewport: phone });
    const release = await holdRequests(page, pageScripts);
    const sends = listenToSends(page);
    const form = contactForm(page);
    await form.fill();
    await form.name.press('Enter');
    await form.name.press('Enter');
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(sends).toEqual([]);
    release();
    await form.sent.waitFor();
    expect(sends.map((send) => send.template_params.message)).toEqual([letter.message]);
  });

  test('a mistake shows our error message', async ({ open }) => {
    const page = await open('/contact');
    const release = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.button.click();
    release();
    await form.alert(texts.required).waitFor();
  });

  test('typing continues in the same field', async ({ open }) => {
    const page = await open('/contact');
    const release = await holdRequests(page, pageScripts);
    const form = contactForm(page);
    await form.message.focus();
    await page.keyboard.type('We sell ');
    release();
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(1);
    await page.keyboard.type('sofas.');
    expect(await form.message.inputValue()).toBe('We sell sofas.');
    expect(await form.message.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a field that is focused before any script arrives hydrates the form', async ({ open }) => {
    let release = () => {};
    const page = await open('/contact', {
      // The page is shown while its first script is still loading.
      async before(fresh) {
        release = await holdRequests(fresh, /\/_assets\/page\./);
        const goto = fresh.goto.bind(fresh);
        fresh.goto = (url, options) => goto(url, { ...options, waitUntil: 'commit' });
      },
    });
    const form = contactForm(page);
    await form.name.focus();
    release();
    await form.live();
  });
});

// island-retry.test.ts covers a script that can be fetched the second time.
test('the browser sends the form when the script cannot be fetched', async ({ open, complaints }) => {
  const page = await open('/contact', { before: failPageScripts });
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  await page.waitForURL('**/api/v1.0/email/send-form');
  expect(await form.sent.isVisible()).toBe(true);
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/net::ERR_|An island stays plain HTML/);
});

test('the browser sends the form when the script takes longer than 15 seconds', async ({ open, complaints }) => {
  let release: (() => void) | undefined;
  const page = await open('/contact', {
    before: async (opened) => {
      await opened.clock.install();
      release = await holdRequests(opened, pageScripts);
    },
  });
  const form = contactForm(page);
  await form.fill();
  await form.button.click();
  // The clock also runs by itself.
  await page.clock.fastForward(5_000);
  expect(page.url()).toMatch(/\/contact$/);
  await page.clock.fastForward(10_000);
  await page.waitForURL('**/api/v1.0/email/send-form');
  expect(await form.sent.isVisible()).toBe(true);
  release?.();
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/An island stays plain HTML/);
});
