import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CountStore, hostsPerDay, readVisits } from '../../../server/measurement/count-store.ts';
import { reportsPerMinute, trimCounts } from '../../../server/measurement/measurement.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { firefox, type RunningMeasurement, runMeasurement } from '../../support/server/measurement-app.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { runApp } from '../../support/server/running-app.ts';

const sqlite = engines[0] as (typeof engines)[number];
const now = Date.parse('2031-03-03T12:34:56.789Z');
const day = { from: '2031-03-03', to: '2031-03-03' };
const view = { route: '/contact', path: '/contact', referrer: '' };
const event = { category: 'enquiry', action: 'sent', label: '' };
const vitals = { vitals: [{ name: 'LCP', rating: 'good' }] };

describe.each(engines)("a browser's report, on $name,", ({ storage }) => {
  let site: RunningMeasurement;
  beforeEach(async () => {
    site = await runMeasurement({ storage: await storage(), now: () => now });
  });
  afterEach(() => site.close());

  test('is stored as daily counts without identity', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77', cookie: 'id=7', 'accept-language': 'mr' };
    await site.post(measurementPaths.view, { ...view, referrer: 'search.example' }, headers);
    await site.post(measurementPaths.event, event, headers);
    await site.post(measurementPaths.vitals, vitals, headers);
    expect((await site.rows()).map((row) => ({ ...row }))).toEqual([
      { day: '2031-03-03', kind: 'event', name: 'enquiry sent', times: 1 },
      { day: '2031-03-03', kind: 'referrer', name: 'search.example', times: 1 },
      { day: '2031-03-03', kind: 'view', name: '/contact', times: 1 },
      { day: '2031-03-03', kind: 'vital', name: 'LCP good', times: 1 },
    ]);
    expect(site.log()).not.toMatch(/203\.0\.113\.77|Firefox/);
  });

  test('is written in one batch with others, added to stored counts', async () => {
    const transactions = vi.spyOn(site.storage.db, 'transaction');
    const visitors = Array.from({ length: 300 }, (_, place) => ({ 'x-forwarded-for': `10.1.${place % 250}.${place % 7}` }));
    await Promise.all(visitors.map((headers) => site.post(measurementPaths.view, view, headers)));
    await site.store.flush();
    // A slow machine needs some seconds for so many writes.
    expect(transactions.mock.calls.length).toBeLessThan(30);
    await site.post(measurementPaths.view, view);
    await site.store.flush();
    expect((await readVisits(site.storage, day)).views).toBe(301);
    const before = transactions.mock.calls.length;
    await site.store.flush();
    expect(transactions.mock.calls.length, 'writes while nothing has come').toBe(before);
  });

  test('is written at an interval, also by two processes', async () => {
    const other = new CountStore(site.storage, { warn: () => {} }, () => now);
    await site.post(measurementPaths.view, view);
    other.view('/contact', '');
    await expect.poll(async () => (await readVisits(site.storage, day)).views).toBe(2);
    for (let times = 0; times < 20; times++) {
      for (const store of [site.store, other]) {
        store.view('/', `${times}.example`);
        store.vital('LCP', times % 2 ? 'good' : 'poor');
      }
      await Promise.all([site.store.flush(), other.flush()]);
    }
    expect(await readVisits(site.storage, day)).toMatchObject({ views: 42, fast: 20, rated: 40 });
  });

  test('has a bounded number of referring hosts per day', async () => {
    for (let place = 0; place < hostsPerDay + 50; place++) {
      site.store.view('/', `shop-${1000 + place}.example`);
      if (place === 100) await site.store.flush();
    }
    await site.store.flush();
    const { referrers, views } = await readVisits(site.storage, day);
    expect(referrers).toHaveLength(hostsPerDay + 1);
    expect(referrers[0]).toEqual({ name: 'other', count: 50 });
    expect(views).toBe(hostsPerDay + 50);
  });

  test('counts for the day on which it came, for twenty-five months', async () => {
    let time = now;
    const store = new CountStore(site.storage, { warn: () => {} }, () => time, 'Asia/Kolkata');
    store.view('/', '');
    // 19:00 in UTC is half past midnight in India.
    time = Date.parse('2031-03-03T19:00Z');
    store.view('/', '');
    store.event('enquiry', 'sent', '');
    await store.flush();
    const days = { from: '2031-03-02', to: '2031-03-04' };
    const daily = async () => (await readVisits(site.storage, days)).days.map(({ count }) => count);
    expect(await daily()).toEqual([0, 1, 1]);
    await trimCounts(site.storage, now + 761 * DAY);
    expect(await daily()).toEqual([0, 1, 1]);
    await trimCounts(site.storage, now + 762 * DAY);
    expect(await daily()).toEqual([0, 0, 1]);
    await trimCounts(site.storage, now + 763 * DAY);
    expect(await site.rows()).toEqual([]);
  });
});

describe('a report that is not stored', () => {
  let site: RunningMeasurement;
  beforeAll(async () => {
    site = await runMeasurement({ storage: await sqlite.storage(), now: () => now });
  });
  afterAll(() => site.close());

  test.each<[string, keyof typeof measurementPaths, unknown]>([
    ['an empty body', 'view', ''],
    ['no JSON', 'view', '{"path":'],
    ['a list', 'view', [view]],
    ['null', 'view', 'null'],
    ['a field missing', 'view', { ...view, path: undefined }],
    ['a field too many', 'view', { ...view, visitor: '7' }],
    ['no address', 'view', { ...view, path: 'contact' }],
    ['an endless address', 'view', { ...view, path: `/${'a'.repeat(600)}` }],
    ['a number for a word', 'event', { ...event, label: 7 }],
    ['an endless label', 'event', { ...event, label: 'a'.repeat(65) }],
    ['text beside an event', 'event', { ...event, text: 'I am Asha' }],
    ['no vital', 'vitals', { vitals: [] }],
    ['another vital', 'vitals', { vitals: [{ name: 'FID', rating: 'good' }] }],
    ['another rating', 'vitals', { vitals: [{ name: 'LCP', rating: 'fine' }] }],
    ['a vital twice', 'vitals', { vitals: [...vitals.vitals, ...vitals.vitals] }],
  ])('with %s is refused', async (_, kind, body) => {
    expect((await site.post(measurementPaths[kind], body)).status).toBe(400);
    expect(await site.rows()).toEqual([]);
  });

  test('of another type, too long or from another site is refused', async () => {
    expect((await site.post(measurementPaths.view, view, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await site.post(measurementPaths.view, { ...view, path: `/${'a'.repeat(3_000)}` })).status).toBe(413);
    expect((await site.post(measurementPaths.view, view, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.post(measurementPaths.event, event, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect(await site.rows()).toEqual([]);
  });

  test.each([
    ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a library', { 'user-agent': 'python-requests/2.32' }],
    ['a client without a User-Agent', { 'user-agent': '' }],
    ['a browser without a window', { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') }],
    ['a headless browser in disguise', { 'sec-ch-ua': '"HeadlessChrome";v="140"' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
    ['a visitor with Do Not Track', { dnt: '1' }],
  ])('from %s is accepted and ignored', async (_, headers) => {
    for (const [kind, body] of Object.entries({ view, event, vitals }))
      expect((await site.post(measurementPaths[kind as 'view'], body, headers)).status).toBe(204);
    expect(await site.rows()).toEqual([]);
  });
});

describe('a report', () => {
  let site: RunningMeasurement;
  beforeEach(async () => {
    site = await runMeasurement({ storage: await sqlite.storage(), now: () => now });
  });
  afterEach(() => site.close());

  test('is limited per visitor and minute', async () => {
    for (const [visitor, reports] of [
      ['203.0.113.1', reportsPerMinute + 5],
      ['203.0.113.2', 1],
    ] as const)
      for (let count = 0; count < reports; count++)
        expect((await site.post(measurementPaths.event, event, { 'x-forwarded-for': visitor })).status).toBe(204);
    expect((await site.rows())[0]?.times).toBe(reportsPerMinute + 1);
  });

  test('about an unknown path counts without the path', async () => {
    await site.post(measurementPaths.view, { ...view, route: '/contact', path: '/asha@shop.example' });
    await site.post(measurementPaths.view, { ...view, route: '/made-up/[route]', path: '/services/analytics' });
    await site.store.flush();
    expect((await readVisits(site.storage, day)).pages).toEqual([
      { name: '', count: 1 },
      { name: '/services/analytics', count: 1 },
    ]);
    expect(JSON.stringify(await site.rows())).not.toMatch(/asha|made-up/);
  });

  test('from a link on another site stores only its public host name', async () => {
    const known = ['search.example', 'www.Search.Example', 'https://search.example/find?q=asha', 'search.example:8443'];
    const unknown = ['tarazu.example', 'www.tarazu.example', '192.168.0.7', 'localhost', '<script>', 'a b.example'];
    for (const referrer of [...known, ...unknown])
      expect((await site.post(measurementPaths.view, { ...view, referrer })).status, referrer).toBe(204);
    await site.store.flush();
    expect((await readVisits(site.storage, day)).referrers).toEqual([{ name: 'search.example', count: known.length }]);
  });

  test('of an unknown event is ignored, and an unknown label is dropped', async () => {
    for (const sent of [event, { ...event, label: 'Asha' }, { ...event, action: 'told' }])
      expect((await site.post(measurementPaths.event, sent)).status).toBe(204);
    expect(await site.rows()).toMatchObject([{ name: 'enquiry sent', times: 2 }]);
  });
});

test('counts that cannot be written are written later', async () => {
  const storage = await openForTest(await sqlite.storage());
  const warnings: object[] = [];
  const store = new CountStore(storage, { warn: (line: object) => warnings.push(line) } as never, () => now);
  const broken = vi.spyOn(storage.db, 'transaction').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  store.view('/', 'search.example');
  store.event('enquiry', 'sent', '');
  store.vital('LCP', 'good');
  await store.flush();
  expect(warnings).toHaveLength(1);
  broken.mockRestore();
  store.view('/', '');
  await store.flush();
  expect(await readVisits(storage, day)).toMatchObject({
    views: 2,
    referrers: [{ name: 'search.example', count: 1 }],
    events: [{ name: 'enquiry sent', count: 1 }],
    fast: 1,
  });
});

test('the server knows all pages and documents, and writes counts when it closes', async () => {
  const settings = await sqlite.storage();
  const site = await runApp(settings);
  const headers = { 'content-type': 'application/json', 'user-agent': firefox, 'sec-fetch-site': 'same-origin' };
  const send = (path: string, body: object) => site.ask(path, headers, 'POST', JSON.stringify(body));
  const answer = await send(measurementPaths.view, { ...view, route: '/services/[slug]', path: '/services/analytics' });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect((await send(measurementPaths.vitals, vitals)).status).toBe(204);
  expect((await send(measurementPaths.event, { category: 'document', action: 'downloaded', label: 'six-shops.pdf' })).status).toBe(204);
  expect((await site.ask(measurementPaths.view)).status).toBe(405);
  await site.close();
  const counts = await (await openForTest(settings)).db.selectFrom('measure_counts').select('name').orderBy('name').execute();
  expect(counts.map(({ name }) => name).sort()).toEqual(['/services/analytics', 'LCP good', 'document downloaded']);
});
