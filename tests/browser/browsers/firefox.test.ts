import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { firefoxPath } from '../../../scripts/tools/install-system-package.ts';
import { letter } from '../../support/browser/contact-form.ts';
import { chatWords } from '../../support/content/chat-words.ts';

/** Timeout of a start and of a wait in milliseconds, for a busy machine. */
const STARTING = 150_000;

let browser: Browser;
let page: Page;
/** Errors in the console. */
const complaints: string[] = [];
beforeAll(async () => {
  browser = await launchFirefox();
  page = await browser.newPage();
  page.setDefaultTimeout(STARTING);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
}, STARTING);
afterAll(() => browser?.close());
afterEach(() => expect(complaints).toEqual([]));

/** Opens a path on the page that all tests share: a process per test would cost more than the tests. */
async function open(path: string, width = 1280): Promise<void> {
  await page.setViewport({ width, height: 800 });
  await page.goto(inject('site') + path, { waitUntil: 'load' });
}

/** Returns an element's text; empty until the element exists. */
const textOf = (selector: string) => page.$eval(selector, (element) => element.textContent?.trim() ?? '').catch(() => '');

/* Tests visitors' main tasks in Debian's Firefox. Chromium tests accessible names, because Firefox takes a second for each look-up. */
describe('in Firefox', () => {
  test('the home page fits a phone, its menu opens, and its scale reacts', async () => {
    await open('/', 360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.locator('[data-menu-toggle]').click();
    await page.locator('button[aria-label="Services pages"]').click();
    await page.waitForSelector('nav a[href="/services/dynamic-pricing"]', { visible: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$eval('[aria-controls][aria-expanded]', (element) => element.getAttribute('aria-expanded'))).toBe('false');

    const slip = () => textOf('[data-instrument=scale] [data-result]');
    const before = await slip();
    await page.focus('[data-instrument=scale] input[type=range]');
    await expect.poll(() => page.$$eval('[data-instrument=scale] astro-island[ssr]', (all) => all.length)).toBe(0);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(slip).not.toBe(before);
  });

  test('the head of the next page is animated in place of a view transition', async () => {
    await open('/services');
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/services/analytics"]')?.click());
    await page.waitForFunction(() => location.pathname === '/services/analytics' && document.readyState === 'complete');
    const animation = await page.$eval('main > :first-child', (head) => getComputedStyle(head).animationName);
    const hasTransitions = await page.evaluate(() => 'onpagereveal' in window);
    expect({ hasTransitions, animation }).toEqual({ hasTransitions: false, animation: 'settle' });
  });

  test('a message is sent, and has a reference', async () => {
    await open('/contact');
    await page.locator('#from_name').fill(letter.name);
    await page.locator('#from_email').fill(letter.email);
    await page.locator('#message').fill(letter.message);
    await page.locator('form [type=submit]').click();
    await expect.poll(() => textOf('[role=status]:has(h2, h3, p)')).toMatch(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
  });

  test('the assistant answers with a link to its page, and the search finds that page', async () => {
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
    const field = await page.waitForSelector('dialog input');
    await field?.type('pricing');
    await page.waitForSelector('.search-results li');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/services/dynamic-pricing');
  });
});

/**
 * Starts Debian's Firefox over WebDriver BiDi, because Playwright only drives its own build of Firefox.
 * @throws Error that says what to install when there is no Firefox
 */
async function launchFirefox(): Promise<Browser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('No Firefox found: install the package "firefox-esr", or set FIREFOX_PATH to a Firefox');
  return launch({
    browser: 'firefox',
    timeout: STARTING,
    executablePath,
    extraPrefsFirefox: {
      // One content process and no spare one: each costs a second of processor time.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.autostart': false,
      'extensions.webextensions.remote': false,
    },
  });
}
