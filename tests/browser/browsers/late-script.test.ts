import { describe } from 'vitest';
import { desktop, drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';

/** The page's own script, which arrives after the first paint on a slow connection. */
const ownScript = /\/_assets\/page\.[\w-]+\.js$/;

describe('a page is painted before its script arrives, and looks equal afterwards:', () => {
  for (const path of process.env.LONG ? ['/', '/services/inventory-management', '/contact', '/case-studies'] : ['/', '/contact']) {
    test(path, async ({ blank }) => {
      const page = await blank({ reducedMotion: 'reduce' });
      const release = await holdRequests(page, ownScript);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive' && document.fonts.status === 'loaded');
      const screenshots = async () => {
        const pictures: string[] = [];
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await drawn(page);
          pictures.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
        }
        return pictures;
      };
      const before = await screenshots();
      expect(await page.locator('[data-menu]').getAttribute('data-menu')).toBe('open');
      expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
      release();
      await page.locator('[data-menu=ready]').waitFor();
      await page.waitForLoadState();
      expect((await screenshots()).map((picture, index) => picture === before[index])).toEqual([true, true]);
    });
  }
});
