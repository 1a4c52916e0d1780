import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchFirefox } from '../../tools/firefox.ts';
import { chatWords } from '../support/chat-words.ts';
import { words as form, letter } from '../support/contact-form.ts';
import { searchWords } from '../support/search-dialog.ts';
import { content } from '../support/site-routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchFirefox();
});
afterAll(() => browser?.close());

/** Opens an address as a first-time visitor. @returns the page, and what its console complained of */
async function open(path: string, width = 1280): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.setViewport({ width, height: 800 });
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  return { page, complaints };
}

/** What an element says, as soon as there is one that says something. */
const says = (page: Page, selector: string) => page.$eval(selector, (it) => it.textContent?.trim() ?? '').catch(() => '');

/* What visitors come for, once more in Debian's Firefox. All else is looked at in Chromium. */
describe('in Firefox', () => {
  test('the home page is as wide as a phone, its menu opens, and its scale tips', async () => {
    const { page, complaints } = await open('/', 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.locator('::-p-aria([name="Menu"][role="button"])').click();
    await page.locator('::-p-aria([name="Services pages"][role="button"])').click();
    await page.waitForSelector('nav a[href="/services/dynamic-pricing"]', { visible: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$eval('[aria-controls][aria-expanded]', (it) => it.getAttribute('aria-expanded'))).toBe('false');

    const slip = () => says(page, '[data-instrument=scale] [data-slip]');
    const before = await slip();
    await page.focus('[data-instrument=scale] input[type=range]');
    await expect.poll(() => page.$$eval('[data-instrument=scale] [data-island]', (all) => all.length)).toBe(0);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(slip).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  test('a message is sent, and has a reference', async () => {
    const { page, complaints } = await open('/contact');
    await page.locator('#from_name').fill(letter.name);
    await page.locator('#from_email').fill(letter.email);
    await page.locator('#message').fill(letter.message);
    await page.locator(`::-p-aria([name="${form.button}"][role="button"])`).click();
    await expect.poll(() => says(page, '[role=status]:has(h2, h3, p)')).toMatch(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  test('the assistant answers with a link to its page, and the search finds it', async () => {
    const { page, complaints } = await open('/about');
    await page.locator(`::-p-aria([name="${chatWords.name}"][role="link"])`).click();
    const question = await page.waitForSelector(`::-p-aria([name="${chatWords.labels.question}"][role="textbox"])`);
    await question?.type('How does dynamic pricing work?');
    await page.keyboard.press('Enter');
    await page.waitForSelector(
      'dialog ol > li a[href^="/services/dynamic-pricing"], [role=dialog] ol > li a[href^="/services/dynamic-pricing"]',
    );
    await page.keyboard.press('Escape');

    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    const field = await page.waitForSelector(`::-p-aria([name="${searchWords.field}"][role="combobox"])`);
    await field?.type('pricing');
    await page.waitForSelector('[role=option]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/services/dynamic-pricing');
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  test('a price is moved between its limits', async () => {
    const { page, complaints } = await open('/services/dynamic-pricing', 768);
    const slip = () => says(page, '[data-instrument=gates] [data-slip]');
    const before = await slip();
    await page.focus('[data-instrument=gates] input[name=ceiling]');
    await expect.poll(() => page.$$eval('[data-instrument=gates] [data-island]', (all) => all.length)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(slip).not.toBe(before);
    await page.locator(`::-p-text(${content.instruments.frame.again})`).click();
    await expect.poll(slip).toBe(before);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });
});
