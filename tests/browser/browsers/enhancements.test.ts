import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';

/** Asserts the effect of each enhancement. */
const effects: Record<string, (page: Page) => Promise<void>> = {
  header: async (page) =>
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe('rgb(255, 255, 255)'),
  progress: async (page) => expect(await page.getByRole('link', { name: 'Back to top' }).isVisible()).toBe(true),
  year: async (page) => expect(await page.getByRole('contentinfo').getByText('©').textContent()).toContain('2031'),
  inView: async (page) => expect(await page.evaluate(() => document.querySelector('[data-arrive] > [data-now]'))).not.toBe(null),
  menu: async (page) => {
    await mainMenu(page).toggle.tap();
    expect(await mainMenu(page).link('Services').isVisible()).toBe(true);
  },
};

/** Breaks one enhancement each, by a feature of the browser that the others do not need. */
const breakages: Record<string, () => void> = {
  inView: () => {
    const query = document.querySelectorAll;
    document.querySelectorAll = function (this: Document, selector: string) {
      if (selector.startsWith('[data-arrive]')) throw new Error('broken for this test');
      return query.call(this, selector);
    } as typeof query;
  },
  menu: () => {
    globalThis.matchMedia = () => {
      throw new Error('broken for this test');
    };
  },
};

async function openPrepared(open: (path: string, options: object) => Promise<Page>, breakage?: () => void) {
  const page = await open('/', {
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    before: async (page: Page) => {
      await page.clock.setFixedTime('2031-06-01T12:00:00Z');
      if (breakage) await page.addInitScript(breakage);
    },
  });
  // Scroll to the first cards that were below the first screen.
  await scrollPage(page, await page.evaluate(() => (document.querySelector('[data-arrive]')?.getBoundingClientRect().top ?? 0) - 200));
  return page;
}

describe('the enhancements of a page', () => {
  test('all have their effect', async ({ open }) => {
    const page = await openPrepared(open);
    for (const effect of Object.values(effects)) await effect(page);
  });

  for (const [broken, breakage] of Object.entries(breakages)) {
    test(`work without ${broken} when it fails, and the error names it`, async ({ open, complaints }) => {
      const page = await openPrepared(open, breakage);
      for (const [name, effect] of Object.entries(effects)) if (name !== broken) await effect(page);
      expect(complaints.splice(0)).toEqual([expect.stringMatching(`${broken} Error: broken for this test`)]);
    });
  }
});
