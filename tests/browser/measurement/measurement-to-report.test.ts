import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../scripts/tools/chromium.ts';
import { buildApp } from '../../../server/app/build-app.ts';
import { readVisits } from '../../../server/measurement/count-store.ts';
import { readNumbers } from '../../../server/overview/week-numbers.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { lastDays } from '../../../shared/format/days.ts';
import { contactForm } from '../../support/browser/contact-form.ts';
import { content } from '../../support/content/site-routes.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** User agent of Chromium with a window, set for the whole browser: requests sent while a page closes use only that one. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('the owner’s reports count what a visitor did, also on the page they left last', async () => {
  const dataDir = scratchFolder('data');
  const app = await buildApp(readSettings({ LOG_LEVEL: 'fatal', DATA_DIR: dataDir }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, `--user-agent=${agent}`] });
  const storage = await openStorage({ dataDir, databaseUrl: undefined });
  const { timeZone } = content.agency;
  const days = lastDays(2, Date.now(), timeZone);
  const views = async () => (await readVisits(storage, days)).views;
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${origin}/services/analytics`);
    await expect.poll(views).toBe(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto(`${origin}/contact`);
    await expect.poll(views).toBe(2);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await form.sent.waitFor();
    await page.goto('about:blank');

    const visits = () => readVisits(storage, days);
    await expect.poll(async () => (await visits()).events.length).toBe(2);
    expect(await visits()).toMatchObject({
      pages: [
        { name: '/contact', count: 1 },
        { name: '/services/analytics', count: 1 },
      ],
      events: [
        { name: 'enquiry sent', count: 1 },
        { name: 'enquiry started', count: 1 },
      ],
    });
    expect(await readNumbers(storage, days, timeZone)).toMatchObject({ enquiries: 1, views: 2, begun: 1, downloads: 0 });
    // Each page reports its vitals when it is left.
    await expect.poll(async () => (await visits()).rated).toBe(2);
  } finally {
    await browser.close();
    await storage.db.destroy();
    await app.close();
  }
});
