import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listEnquiries } from '../../server/enquiries/manage-enquiries.ts';
import { readSettings } from '../../server/settings/settings.ts';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { keepEnquiry } from '../support/keep-enquiry.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const token = 'a-token-of-more-than-24-letters';
/** Everything that can be done with an enquiry. */
const actions = ['release', 'redeliver', 'erase', 'state', 'assign', 'note'];
const where = (): StorageSettings => ({ dataDir: scratchFolder('data'), databaseUrl: undefined });

describe("the owner's listener without a token", () => {
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
    'does not answer to %j, a name that somebody may have made to lead here',
    async (host) => {
      for (const path of ['/', '/enquiries.csv', '/metrics', '/readyz', '/healthz'])
        expect((await owner.ask(path, { host })).status, path).toBe(421);
      expect((await owner.submit('/enquiries/x/erase', {}, { host })).status).toBe(421);
    },
  );

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'does not answer through a proxy (%s)',
    async (name) => {
      expect(await owner.ask('/', { [name]: '127.0.0.1' })).toMatchObject({
        status: 403,
        text: expect.stringContaining('OPERATIONS_TOKEN'),
      });
    },
  );

  test('takes the address of the request line no more than the Host header', async () => {
    expect(await rawRequest(owner.port, 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 421/,
    );
    expect(await rawRequest(owner.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421/);
  });

  test('does nothing that a page of another site asks for', async () => {
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
    // Reading does nothing either, whatever it is called.
    for (const action of actions.filter((name) => name !== 'erase'))
      expect((await owner.ask(`/enquiries/${reference}/${action}`)).status).toBe(404);
    expect((await owner.ask(`/enquiries/${reference}/erase`)).status).toBe(200);
    expect((await listEnquiries(owner.storage, { reference }))[0]).toMatchObject({ state: 'quarantined' });
  });

  test('lets nothing run, be kept, framed or found', async () => {
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

  test('refuses a long body and one that is no form', async () => {
    expect((await owner.submit('/enquiries/x/erase', { reason: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await owner.ask('/enquiries/x/erase', { 'content-type': 'application/json' }, 'POST', '{}')).status).toBe(415);
  });
});

describe("the owner's listener with a token", () => {
  async function open(parts: Partial<Parameters<typeof runDesk>[0]> = {}) {
    const owner = await runDesk({ where: where(), token, ...parts });
    onTestFinished(owner.close);
    return owner;
  }
  /** As a browser and Prometheus sign in: a name and a password. */
  const as = (password: string, name = 'owner') => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` });

  test('shows nobody anything without it but whether the server is well', async () => {
    const owner = await open({ disk: async () => ({ free: 1, size: 5e9 }) });
    const reference = await keepEnquiry(owner.storage);
    const pages = ['/', '/enquiries', `/enquiries/${reference}`, '/enquiries.csv', '/quarantine', '/traffic', '/speed', '/questions'];
    const words = ['/words', '/words.js', '/words/site/services', '/words/api/places', '/words/api/nearest'];
    for (const path of [
      ...pages,
      ...words,
      `/enquiries/${reference}/person.json`,
      '/documents',
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

  test('takes it as the password of any name, answers to any name of its own then, also through a proxy', async () => {
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

  test('lets guesses wait longer each time, and nobody else', async () => {
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

  test('does nothing that a page of another site asks for, though the browser has signed in', async () => {
    const owner = await open();
    const reference = await keepEnquiry(owner.storage);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...as(token) };
    expect((await owner.submit(`/enquiries/${reference}/erase`, {}, foreign)).status).toBe(403);
    expect(await listEnquiries(owner.storage)).toHaveLength(1);
  });
});
