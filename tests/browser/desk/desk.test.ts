import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { CountStore } from '../../../server/measurement/count-store.ts';
import { addPerson, readName } from '../../../server/people/people.ts';
import { DAY } from '../../../shared/format/days.ts';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { axeViolations, changesWithWidth } from '../../support/browser/run-axe.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

const sizes = [{ width: 320, height: 640 }, ...(process.env.LONG ? [phone] : []), { width: 768, height: 1024 }, desktop];

let owner: RunningDesk;
let failed: string;
beforeAll(async () => {
  owner = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined }, settings: { editing: false } });
  const { storage } = owner;
  failed = await keepEnquiry(storage, {
    fields: { from_name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', message: 'x'.repeat(5_000) },
    mail: { state: 'failed', attempts: 105, last_error: `connect ECONNREFUSED ${'y'.repeat(300)}` },
  });
  await keepEnquiry(storage, { fields: { from_name: 'محمد \u202Eالعربي', message: 'نبيع الأحذية' } });
  await keepEnquiry(storage, {
    fields: { from_name: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>' },
    suspicion: 'robot',
  });
  const store = new CountStore(storage, { warn: () => {} });
  for (let visit = 0; visit < 60; visit += 1) {
    store.view('/', 'search.example');
    store.vital('LCP', 'good');
  }
  store.event('document', 'downloaded', 'a-very-long-name-of-a-document-that-nobody-would-ever-think-of-writing-out.pdf');
  await store.flush();
  const day = new Date(Date.now() - DAY).toISOString().slice(0, 10);
  await storage.db
    .insertInto('chat_unanswered')
    .values({ day, question: 'w'.repeat(200), times: 3 })
    .execute();
  await storage.db
    .insertInto('chat_verdicts')
    .values({ day, question: 'x'.repeat(200), page: '/case-studies/a-client-with-a-long-name', verdict: 'no', times: 1_000 })
    .execute();
});
afterAll(() => owner.close());

const paths = () => [
  '/',
  '/enquiries',
  '/quarantine',
  `/enquiries/${failed}`,
  '/visits',
  '/questions',
  '/health',
  '/people',
  '/search?q=x',
  '/search?q=nowhere-at-all',
  '/sign-in',
];
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

describe('without JavaScript', () => {
  test('the owner can find, release, mail again and erase an enquiry', async ({ open }) => {
    const reference = await keepEnquiry(owner.storage, {
      fields: { from_name: 'Asha Rao', message: 'Lamps from two warehouses.' },
      suspicion: 'too-many',
    });
    const page = await open('/', { baseURL: owner.origin, javaScriptEnabled: false });
    await page.getByLabel('Find anything').fill('two warehouses');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: 'Asha Rao' }).click();
    await expect.poll(() => headingOf(page)).toBe('Asha Rao');
    await page.getByRole('button', { name: 'Release and mail it' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^It has left quarantine/);
    await page.getByText('When, to whom, and again').click();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^It will be mailed again/);
    await page.getByText('Erase', { exact: true }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/removed for good/);
    expect((await owner.ask(`/enquiries/${reference}`)).status).toBe(404);
  });

  test('an enquiry is noted, answered, reopened and marked as spam on a phone', async ({ open }) => {
    // Thursday at noon in Mumbai.
    const thursday = Date.parse('2026-11-26T06:30:00Z');
    const desk = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined }, now: () => thursday });
    onTestFinished(desk.close);
    const keep = (days: number, from_name: string, from_email: string) =>
      keepEnquiry(desk.storage, { at: thursday - days * DAY, fields: { from_name, from_email } });
    const asha = await keep(6, 'Asha Rao', 'asha@shop.example');
    await keep(1, 'First Page SEO', 'seo@shop.example');
    const page = await open('/', { baseURL: desk.origin, viewport: phone, javaScriptEnabled: false });
    const status = () => page.getByRole('status').textContent();
    expect(await headingOf(page)).toBe('Two people want an answer');
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
    expect(await headingOf(page)).toBe('One person wants an answer');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(status).toBe('It is back among those that want an answer.');
    await page.getByRole('button', { name: 'I have answered' }).click();
    await expect.poll(status).toBe('Marked as answered.');

    await page.getByRole('button', { name: 'Spam: First Page SEO' }).click();
    await expect.poll(status).toMatch(/^Moved to spam/);
    expect(await headingOf(page)).toBe('Everybody has an answer');
    await page.getByRole('link', { name: 'Spam', exact: true }).click();
    await expect.poll(() => page.getByRole('table').getByRole('link').allInnerTexts()).toEqual(['First Page SEO']);
  });
});

describe('every page', () => {
  test('pages fit the window, pass axe, load nothing from other hosts and run no script', async ({ open, complaints }) => {
    const page = await open('/', { baseURL: owner.origin });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const path of [...paths(), '/enquiries?q=nobody', '/nowhere']) {
      await page.goto(path);
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        const wider = await page.evaluate(() =>
          [...document.querySelectorAll('main, main *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.visually-hidden, thead'))
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect.soft(wider, `${path} at ${viewport.width} px`).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
      // The short run checks four pages, which between them have a chart, a table, a form and status signs.
      if (!process.env.LONG && !['/', '/enquiries', '/visits', '/sign-in', `/enquiries/${failed}`].includes(path)) continue;
      expect.soft(await axeViolations(page), `${path} at ${desktop.width} px`).toEqual([]);
      if (!process.env.LONG && path !== '/enquiries') continue;
      await page.setViewportSize(phone);
      expect.soft(await axeViolations(page, { only: changesWithWidth }), `${path} at ${phone.width} px`).toEqual([]);
    }
    expect(new Set(requested.map((url) => new URL(url).origin))).toEqual(new Set([owner.origin]));
    expect(requested.filter((url) => url.endsWith('.js'))).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('400 17px "Anek Latin"'))).toBe(true);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  });

  test('the keyboard can skip the menu, and each control has a focus ring', async ({ open }) => {
    const page = await open('/visits', { baseURL: owner.origin });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(ring).toBe('solid');
      await page.keyboard.press('Tab');
    }
  });
});

describe('with people', () => {
  test('a person signs in without JavaScript, sees the requested page and signs out', async ({ open, complaints }) => {
    const desk = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined } });
    onTestFinished(desk.close);
    await addPerson(desk.storage, readName('Asha Raman') as { key: string; name: string }, 'correct horse battery');
    const page = await open('/visits?days=7', { baseURL: desk.origin, javaScriptEnabled: false, viewport: phone });
    expect(await headingOf(page)).toBe('Sign in');
    await page.getByLabel('Name').fill('asha raman');
    await page.getByLabel('Password').fill('wrong horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('The name or the password is wrong.');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 401')]);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => page.url()).toBe(`${desk.origin}/visits?days=7`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByText('Asha Raman').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => headingOf(page)).toBe('Sign in');
  });
});
