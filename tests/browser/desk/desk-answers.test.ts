import { afterAll, beforeAll, describe } from 'vitest';
import { DAY } from '../../../shared/format/days.ts';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

const viewport = { ...phone, width: 360 };
/** Thursday at noon in Mumbai. */
const thursday = Date.parse('2026-11-26T06:30:00Z');

let desk: RunningDesk;
let asha: string;
beforeAll(async () => {
  desk = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined }, now: () => thursday });
  const keep = (days: number, from_name: string, from_email: string) =>
    keepEnquiry(desk.storage, { at: thursday - days * DAY, fields: { from_name, from_email } });
  asha = await keep(6, 'Asha Rao', 'asha@shop.example');
  await keep(1, 'First Page SEO', 'seo@shop.example');
});
afterAll(() => desk.close());

describe('at 360 px', () => {
  test('an enquiry is noted, answered and reopened without scripts', async ({ open }) => {
    const page = await open('/', { baseURL: desk.origin, viewport, javaScriptEnabled: false });
    const heading = () => page.getByRole('heading', { level: 1 }).textContent();
    const status = () => page.getByRole('status').textContent();
    expect(await heading()).toBe('Two want an answer, one since Friday');
    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await expect.poll(() => page.getByText('Was due Tue 24 Nov').isVisible()).toBe(true);
    const replyLink = await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
    expect(replyLink).toContain(`mailto:asha@shop.example?subject=Your%20message%20to%20Tarazu%20(${asha})&body=Hello%20Asha%20Rao%2C`);

    await page.getByLabel('A note for whoever opens this next').fill('Call after four.');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect.poll(status).toBe('Your note is kept.');
    expect(await page.getByRole('listitem').filter({ hasText: 'Call after four.' }).isVisible()).toBe(true);

    await page.getByRole('button', { name: 'I have answered' }).click();
    await expect.poll(status).toBe('Marked as answered.');
    expect(await heading()).toBe('One person wants an answer, since yesterday');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(status).toBe('It is back among those that want an answer.');
    await page.getByRole('button', { name: 'I have answered' }).click();
    await expect.poll(status).toBe('Marked as answered.');

    await page.getByRole('button', { name: 'Spam: First Page SEO' }).click();
    await expect.poll(status).toMatch(/^Moved to spam/);
    expect(await heading()).toBe('Everybody has an answer');
    await page.getByRole('link', { name: 'Spam', exact: true }).click();
    await expect.poll(() => page.getByRole('table').getByRole('link').allInnerTexts()).toEqual(['First Page SEO']);
  });
});
