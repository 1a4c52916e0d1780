import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportsPerMinute } from '../../../server/measurement/collect-routes.ts';
import { MeasurementStore } from '../../../server/measurement/measurement-store.ts';
import { readEvents } from '../../../server/measurement/read-events.ts';
import { readTraffic } from '../../../server/measurement/read-traffic.ts';
import { readVitals } from '../../../server/measurement/read-vitals.ts';
import { hostsPerDay } from '../../../server/measurement/write-batch.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { engines } from '../../support/server/engines.ts';
import { firefox, type RunningMeasurement, runMeasurement } from '../../support/server/measurement-app.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { runApp } from '../../support/server/running-app.ts';

const sqlite = engines[0] as (typeof engines)[number];
const now = Date.parse('2031-03-03T12:34:56.789Z');
const day = { from: '2031-03-03', to: '2031-03-03' };
const view = { route: '/contact', path: '/contact', referrer: '', device: 'phone' } as const;
const event = { category: 'enquiry', action: 'sent', label: '' };
const vitals = { route: '/contact', path: '/contact', device: 'phone', vitals: [{ name: 'LCP', value: 1200 }] };

describe.each(engines)("a browser's report, on $name,", ({ storage }) => {
  let site: RunningMeasurement;
  beforeEach(async () => {
    site = await runMeasurement({ storage: await storage(), now: () => now });
  });
  afterEach(() => site.close());

  test('is stored as daily and hourly counts without identity', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77', cookie: 'id=7', 'accept-language': 'mr' };
    await site.post(measurementPaths.view, { ...view, referrer: 'search.example' }, headers);
    await site.post(measurementPaths.event, event, headers);
    await site.post(measurementPaths.vitals, vitals, headers);
    expect((await site.rows()).map((row) => ({ ...row }))).toEqual([
      { day: '2031-03-03', path: '/contact', device: 'phone', route: '/contact', views: 1 },
      { day: '2031-03-03', host: 'search.example', views: 1 },
      { day: '2031-03-03', category: 'enquiry', action: 'sent', label: '', times: 1 },
      { day: '2031-03-03', route: '/contact', device: 'phone', histogram: [93, 1] },
      { at: Date.parse('2031-03-03T12:00:00Z'), views: 1 },
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
    expect((await readTraffic(site.storage, day)).views).toBe(301);
    const before = transactions.mock.calls.length;
    await site.store.flush();
    expect(transactions.mock.calls.length, 'writes while nothing has come').toBe(before);
  });

  test('is written at an interval, also by two processes', async () => {
    const other = new MeasurementStore(site.storage, { warn: () => {} }, () => now);
    await site.post(measurementPaths.view, view);
    other.view({ path: '/contact', route: '/contact', referrer: '', device: 'phone' });
    await expect.poll(async () => (await readTraffic(site.storage, day)).views).toBe(2);
    for (let times = 0; times < 20; times++) {
      for (const store of [site.store, other]) {
        store.view({ path: '/', route: '/', referrer: `${times}.example`, device: 'desktop' });
        store.vital('/', 'desktop', 'CLS', times / 100);
      }
      await Promise.all([site.store.flush(), other.flush()]);
    }
    expect((await readTraffic(site.storage, day)).views).toBe(42);
    expect((await readVitals(site.storage, day))[0]?.vitals.CLS?.samples).toBe(40);
  });

  test('has a bounded number of referring hosts per day', async () => {
    for (let place = 0; place < hostsPerDay + 50; place++) {
      site.store.view({ path: '/', route: '/', referrer: `shop-${1000 + place}.example`, device: 'desktop' });
      if (place === 100) await site.store.flush();
    }
    await site.store.flush();
    const { referrers, views } = await readTraffic(site.storage, day);
    expect(referrers).toHaveLength(hostsPerDay + 1);
    expect(referrers[0]).toEqual({ host: 'other', views: 50 });
    expect(views).toBe(hostsPerDay + 50);
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
    ['another device', 'view', { ...view, device: 'watch' }],
    ['no address', 'view', { ...view, path: 'contact' }],
    ['an endless address', 'view', { ...view, path: `/${'a'.repeat(600)}` }],
    ['a number for a word', 'event', { ...event, label: 7 }],
    ['an endless label', 'event', { ...event, label: 'a'.repeat(65) }],
    ['text beside an event', 'event', { ...event, text: 'I am Asha' }],
    ['no vital', 'vitals', { ...vitals, vitals: [] }],
    ['another vital', 'vitals', { ...vitals, vitals: [{ name: 'FID', value: 1 }] }],
    ['a vital below zero', 'vitals', { ...vitals, vitals: [{ name: 'LCP', value: -1 }] }],
    ['a vital without measure', 'vitals', { ...vitals, vitals: [{ name: 'LCP', value: 1e12 }] }],
    ['a vital that is no number', 'vitals', { ...vitals, vitals: [{ name: 'LCP', value: '9' }] }],
    ['a vital twice', 'vitals', { ...vitals, vitals: [...vitals.vitals, ...vitals.vitals] }],
  ])('with %s is refused without repeating its content', async (_, kind, body) => {
    const answer = await site.post(measurementPaths[kind], body);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/^(Body cannot be empty|The (body|field [\w.]+) is not)/);
    expect(await site.rows()).toEqual([]);
  });

  test('of another type, too long or from another site is refused', async () => {
    expect((await site.post(measurementPaths.view, view, { 'content-type': 'text/plain' })).status).toBe(415);
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
    const statuses: number[] = [];
    for (let count = 0; count < reportsPerMinute + 5; count++)
      statuses.push((await site.post(measurementPaths.event, event, { 'x-forwarded-for': '203.0.113.1' })).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(reportsPerMinute);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    expect((await site.post(measurementPaths.event, event, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(204);
    await site.store.flush();
    expect((await readEvents(site.storage, day))[0]?.times).toBe(reportsPerMinute + 1);
  });

  test('about an unknown path counts without the path', async () => {
    await site.post(measurementPaths.view, { ...view, route: '/contact', path: '/asha@shop.example' });
    await site.post(measurementPaths.view, { ...view, route: '/made-up/[route]', path: '/services/analytics' });
    await site.post(measurementPaths.vitals, { ...vitals, route: '/made-up', path: '/nowhere' });
    await site.store.flush();
    const { paths, routes } = await readTraffic(site.storage, day);
    expect(paths).toEqual([
      { path: '', views: 1 },
      { path: '/services/analytics', views: 1 },
    ]);
    expect(routes.map(({ route }) => route)).toEqual(['/404', '/services/[slug]']);
    expect((await readVitals(site.storage, day)).map(({ route }) => route)).toEqual([undefined, undefined, '/404', '/404']);
    expect(JSON.stringify(await site.rows())).not.toMatch(/asha|made-up|nowhere/);
  });

  test('from a link on another site stores only its public host name', async () => {
    const known = ['search.example', 'www.Search.Example', 'https://search.example/find?q=asha', 'search.example:8443'];
    const unknown = ['tarazu.example', 'www.tarazu.example', '192.168.0.7', 'localhost', '<script>', 'a b.example'];
    for (const referrer of [...known, ...unknown])
      expect((await site.post(measurementPaths.view, { ...view, referrer })).status, referrer).toBe(204);
    await site.store.flush();
    expect((await readTraffic(site.storage, day)).referrers).toEqual([{ host: 'search.example', views: known.length }]);
  });

  test('of an unknown event is ignored, and an unknown label is dropped', async () => {
    const sent = [
      ['enquiry', 'failed', '429'],
      ['enquiry', 'failed', 'my name is Asha'],
      ['document', 'downloaded', 'six-shops.pdf'],
      ['document', 'downloaded', 'other.pdf'],
      ['calculator', 'used', 'margin'],
      ['calculator', 'used', '__proto__'],
      ['enquiry', 'sent', 'Asha'],
      ['enquiry', 'toString', ''],
      ['constructor', 'name', ''],
      ['gossip', 'told', 'x'],
    ];
    for (const [category, action, label] of sent)
      expect((await site.post(measurementPaths.event, { category, action, label })).status).toBe(204);
    await site.store.flush();
    const kept = (await readEvents(site.storage, day)).map(({ category, action, label }) => `${category} ${action} ${label}`.trim());
    expect(kept.sort()).toEqual([
      'calculator used',
      'calculator used margin',
      'document downloaded',
      'document downloaded six-shops.pdf',
      'enquiry failed',
      'enquiry failed 429',
      'enquiry sent',
    ]);
  });
});

test('counts that cannot be written are written later', async () => {
  const storage = await openForTest(await sqlite.storage());
  const warnings: object[] = [];
  const store = new MeasurementStore(storage, { warn: (line: object) => warnings.push(line) } as never, () => now);
  const broken = vi.spyOn(storage.db, 'transaction').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  store.view({ path: '/', route: '/', referrer: 'search.example', device: 'phone' });
  store.event('enquiry', 'sent', '');
  store.vital('/', 'phone', 'LCP', 900);
  await store.flush();
  expect(warnings).toHaveLength(1);
  broken.mockRestore();
  store.view({ path: '/', route: '/', referrer: '', device: 'phone' });
  await store.flush();
  expect(await readTraffic(storage, day)).toMatchObject({ views: 2, referrers: [{ host: 'search.example', views: 1 }] });
  expect((await readEvents(storage, day))[0]?.times).toBe(1);
  expect((await readVitals(storage, day))[0]?.vitals.LCP?.samples).toBe(1);
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
  expect((await site.ask(measurementPaths.view)).status).toBe(405);
  await site.close();
  const storage = await openForTest(settings);
  const views = await storage.db.selectFrom('measure_views').selectAll().execute();
  expect(views.map(({ route, path }) => ({ route, path }))).toEqual([{ route: '/services/[slug]', path: '/services/analytics' }]);
  expect(await storage.db.selectFrom('measure_vitals').selectAll().execute()).toHaveLength(1);
});
