import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

const token = 'a-token-of-more-than-24-letters';
/** All actions on an enquiry. */
const actions = ['release', 'redeliver', 'erase', 'state', 'note'];
const where = (): StorageSettings => ({ dataDir: scratchFolder('data'), databaseUrl: undefined });

describe('the desk without a token', () => {
  let owner: RunningDesk;
  beforeAll(async () => {
    owner = await runDesk({ where: where() });
  });
  afterAll(() => owner.close());

  test.each(['localhost', 'LocalHost', '127.0.0.1', '127.8.9.1', '[::1]'])('answers to this machine as %s', async (host) => {
    expect((await owner.ask('/', { host: `${host}:${owner.port}` })).status).toBe(200);
    expect((await owner.ask('/', { host })).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.7', '[::2]', '127.evil', '2130706433'])(
    'refuses the Host %j (DNS rebinding)',
    async (host) => {
      for (const path of ['/', '/enquiries.csv', '/metrics', '/readyz', '/healthz'])
        expect((await owner.ask(path, { host })).status, path).toBe(421);
      expect((await owner.submit('/enquiries/x/erase', {}, { host })).status).toBe(421);
    },
  );

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'refuses requests through a proxy (%s)',
    async (name) => {
      expect(await owner.ask('/', { [name]: '127.0.0.1' })).toMatchObject({
        status: 403,
        text: expect.stringContaining('OPERATIONS_TOKEN'),
      });
    },
  );

  test('checks the absolute request target like the Host header', async () => {
    expect(await rawRequest(owner.port, 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 421/,
    );
    expect(await rawRequest(owner.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421/);
  });

  test("refuses requests of other sites' pages", async () => {
    const reference = await keepEnquiry(owner.storage, { suspicion: 'robot' });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': '' },
      { origin: 'null', 'sec-fetch-site': '' },
      { origin: readSettings({}).siteUrl, 'sec-fetch-site': '' },
    ];
    for (const headers of foreign) {
      for (const action of actions)
        expect((await owner.submit(`/enquiries/${reference}/${action}`, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    }
    expect((await listEnquiries(owner.storage, { reference }))[0]).toMatchObject({ state: 'quarantined' });
    // GET changes nothing, whatever its path.
    for (const action of actions) expect((await owner.ask(`/enquiries/${reference}/${action}`)).status).toBe(404);
    expect((await listEnquiries(owner.storage, { reference }))[0]).toMatchObject({ state: 'quarantined' });
  });

  test('forbids scripts, storage, framing and indexing', async () => {
    for (const path of ['/', '/enquiries', '/nowhere', '/enquiries.csv', '/metrics', '/readyz']) {
      const { headers } = await owner.ask(path);
      expect(headers, path).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/);
    }
  });

  test('refuses a large body and a body that is no form', async () => {
    expect((await owner.submit('/enquiries/x/erase', { reason: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await owner.ask('/enquiries/x/erase', { 'content-type': 'application/json' }, 'POST', '{}')).status).toBe(415);
  });
});

describe('the desk with a token', () => {
  async function open(parts: Partial<Parameters<typeof runDesk>[0]> = {}) {
    const owner = await runDesk({ where: where(), token, ...parts });
    onTestFinished(owner.close);
    return owner;
  }
  /** Returns the header of basic authentication that browsers and Prometheus send. */
  const as = (password: string, name = 'owner') => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` });

  test('shows only the health checks without the token', async () => {
    const owner = await open({ disk: async () => ({ free: 1, size: 5e9 }) });
    const reference = await keepEnquiry(owner.storage);
    const pages = ['/', '/enquiries', `/enquiries/${reference}`, '/enquiries.csv', '/quarantine', '/visits', '/health', '/questions'];
    const words = ['/words', '/words.js', '/words/site/services', '/words/api/places', '/words/api/nearest'];
    for (const path of [
      ...pages,
      ...words,
      `/enquiries/${reference}/person.json`,
      '/health',
      '/metrics',
      '/view.css',
      '/nowhere',
      '//metrics',
      '/healthz/../metrics',
    ]) {
      const answer = await owner.ask(path, { accept: 'text/html' });
      expect(answer.status, path).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Basic realm="The desk", charset="UTF-8"');
      expect(answer.text).not.toMatch(/Asha|disk/);
    }
    for (const action of actions) expect((await owner.submit(`/enquiries/${reference}/${action}`)).status).toBe(401);
    expect(await listEnquiries(owner.storage)).toHaveLength(1);
    expect((await owner.ask('/healthz')).text).toBe('{"status":"ok"}');
    expect((await owner.ask('/readyz')).status).toBe(503);
  });

  test('accepts the token with any user name and Host, also through a proxy', async () => {
    const owner = await open();
    for (const name of ['owner', '', 'Asha']) expect((await owner.ask('/metrics', as(token, name))).status, name).toBe(200);
    expect((await owner.ask('/', { host: 'owner.example', 'x-forwarded-for': '10.1.1.1', ...as(token) })).status).toBe(200);
    const wrong = [
      as(`${token}x`),
      as(token.slice(0, -1)),
      as('x'.repeat(token.length)),
      as(''),
      as('x', token),
      { authorization: `Bearer ${token}` },
      { authorization: token },
    ];
    for (const headers of wrong) expect((await owner.ask('/metrics', headers)).status, headers.authorization).toBe(401);
  });

  test('delays guesses increasingly, by address', async () => {
    let now = 1_900_000_000_000;
    const owner = await open({ now: () => now, settings: { trustProxy: ['127.0.0.1'] } });
    let port = 40_000;
    const from = (address: string, given: string) => owner.ask('/', { 'x-forwarded-for': `${address}:${port++}`, ...as(given) });
    for (let guess = 0; guess < 5; guess += 1) expect((await from('10.0.0.1', 'wrong')).status).toBe(401);
    const waiting = await from('10.0.0.1', token);
    expect(waiting.status).toBe(429);
    expect(waiting.headers['retry-after']).toBe('1');
    expect(waiting.text).toBe('Too many wrong tries. Try again in 1 s.\n');
    expect((await from('10.0.0.2', token)).status).toBe(200);
    now += 1_000;
    expect((await from('10.0.0.1', 'wrong')).status).toBe(401);
    expect((await from('10.0.0.1', token)).headers['retry-after']).toBe('2');
    now += 2_000;
    expect((await from('10.0.0.1', token)).status).toBe(200);
    expect((await from('10.0.0.1', 'wrong')).status).toBe(401);
  });

  test('locks nobody out when the clock is set back', async () => {
    let now = 1_900_000_000_000;
    const owner = await open({ now: () => now });
    for (let guess = 0; guess < 5; guess += 1) expect((await owner.ask('/', as('wrong'))).status).toBe(401);
    expect((await owner.ask('/', as(token))).status).toBe(429);
    now -= 86_400_000;
    expect((await owner.ask('/', as(token))).status).toBe(200);
  });
});
