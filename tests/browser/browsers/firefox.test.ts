import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchFirefox } from '../../../scripts/tools/firefox.ts';
import { letter } from '../../support/browser/contact-form.ts';
import { chatWords } from '../../support/content/chat-words.ts';

let browser: Browser;
let page: Page;
/** What its console says is wrong. */
const complaints: string[] = [];
beforeAll(async () => {
  browser = await launchFirefox();
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterAll(() => browser?.close());
afterEach(() => expect(complaints).toEqual([]));

/** Opens an address on the one page of all tests: another process for each would cost more than what they do. */
async function open(path: string, width = 1280): Promise<void> {
  await page.setViewport({ width, height: 800 });
  await page.goto(inject('site') + path, { waitUntil: 'load' });
}

/** What an element says, as soon as there is one that says something. */
const says = (selector: string) => page.$eval(selector, (it) => it.textContent?.trim() ?? '').catch(() => '');

/* What visitors come for, once more in Debian's Firefox. All else, and what a control is called, is looked at in Chromium: a look-up by name costs Firefox a second. */
describe('in Firefox', () => {
  test('the home page is as wide as a phone, its menu opens, and its scale tips', async () => {
    await open('/', 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.locator('[data-menu-toggle]').click();
    await page.locator('button[aria-label="Services pages"]').click();
    await page.waitForSelector('nav a[href="/services/dynamic-pricing"]', { visible: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$eval('[aria-controls][aria-expanded]', (it) => it.getAttribute('aria-expanded'))).toBe('false');

    const slip = () => says('[data-instrument=scale] [data-result]');
    const before = await slip();
    await page.focus('[data-instrument=scale] input[type=range]');
    await expect.poll(() => page.$$eval('[data-instrument=scale] [data-island]', (all) => all.length)).toBe(0);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(slip).not.toBe(before);
  });

  test('the head of the next page rises, as there are no transitions between pages', async () => {
    const moving = await launchFirefox({ isInMotion: true });
    const visit = await moving.newPage();
    await visit.setViewport({ width: 1280, height: 800 });
    await visit.goto(`${inject('site')}/services`, { waitUntil: 'load' });
    await visit.evaluate(() => document.querySelector<HTMLElement>('main a[href="/services/analytics"]')?.click());
    await visit.waitForFunction(() => location.pathname === '/services/analytics' && document.readyState === 'complete');
    const animation = await visit.$eval('main > :first-child', (head) => getComputedStyle(head).animationName);
    const hasTransitions = await visit.evaluate(() => 'onpagereveal' in window);
    await moving.close();
    expect({ hasTransitions, animation }).toEqual({ hasTransitions: false, animation: 'settle' });
  });

  test('a message is sent, and has a reference', async () => {
    await open('/contact');
    await page.locator('#from_name').fill(letter.name);
    await page.locator('#from_email').fill(letter.email);
    await page.locator('#message').fill(letter.message);
    await page.locator('form [type=submit]').click();
    await expect.poll(() => says('[role=status]:has(h2, h3, p)')).toMatch(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
  });

  test('the assistant answers with a link to its page, and the search finds it', async () => {
    await open('/about');
    await page.locator(`[aria-label="${chatWords.name}"][data-opens]`).click();
    const question = await page.waitForSelector('[role=dialog] textarea');
    await question?.type('How does dynamic pricing work?');
    await page.keyboard.press('Enter');
    await page.waitForSelector(
      'dialog ol > li a[href^="/services/dynamic-pricing"], [role=dialog] ol > li a[href^="/services/dynamic-pricing"]',
    );
    await page.keyboard.press('Escape');

    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    const field = await page.waitForSelector('[role=combobox]');
    await field?.type('pricing');
    await page.waitForSelector('[role=option]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/services/dynamic-pricing');
  });
});
