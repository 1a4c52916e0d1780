import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../scripts/tools/chromium.ts';
import { buildApp } from '../../../server/app/build-app.ts';
import { readEvents } from '../../../server/measurement/read-events.ts';
import { readTraffic } from '../../../server/measurement/read-traffic.ts';
import { readVitals } from '../../../server/measurement/read-vitals.ts';
import { readOverview } from '../../../server/overview/read-overview.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { metrics } from '../../../shared/api/measurement.ts';
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
  const views = async () => (await readTraffic(storage, days)).views;
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

    const overview = () => readOverview(storage, days, timeZone);
    await expect.poll(async () => (await overview()).sent).toBe(1);
    expect(await overview()).toMatchObject({ traffic: { views: 2 }, contactViews: 1, started: 1, sent: 1, enquiries: { received: 1 } });
    expect((await readTraffic(storage, days)).routes).toEqual([
      { route: '/contact', views: 1 },
      { route: '/services/[slug]', views: 1 },
    ]);
    expect((await readEvents(storage, days)).map(({ action, times }) => [action, times])).toEqual([
      ['sent', 1],
      ['started', 1],
    ]);
    const measured = async () =>
      Object.keys(
        (await readVitals(storage, days)).find(({ route, device }) => route === '/services/[slug]' && device === 'desktop')?.vitals ?? {},
      );
    await expect.poll(measured).toEqual(expect.arrayContaining(metrics.filter((metric) => metric !== 'INP')));
  } finally {
    await browser.close();
    await storage.db.destroy();
    await app.close();
  }
});
