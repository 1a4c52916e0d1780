import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

/** Sizes that the site is looked at in. */
export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1440, height: 900 } as const;

interface BrowserFixtures {
  browser: Browser;
  /** Opens an address of the site. Every page of a test is checked at its end: a console error or a policy violation fails it. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  open: async ({ browser }, use) => {
    const complaints: string[] = [];
    const opened: Page[] = [];
    await use(async (path, options) => {
      const context = await browser.newContext({ baseURL: inject('site'), viewport: desktop, ...options });
      context.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      const page = await context.newPage();
      opened.push(page);
      await page.goto(path);
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(complaints, 'the browser console').toEqual([]);
  },
});

export { expect, inject };
