import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listEnquiries } from '../../server/enquiries/manage-enquiries.ts';
import { readSettings } from '../../server/settings/settings.ts';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { keepEnquiry } from '../support/keep-enquiry.ts';
import { rawRequest } from '../support/raw-request.ts';
import { readPage } from '../support/read-page.ts';
import { type RunningOperations, runOperations } from '../support/running-operations.ts';

const token = 'a-token-of-more-than-24-letters';
const folder = mkdtempSync(join(tmpdir(), 'tarazu-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
const where = (): StorageSettings => ({ dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl: undefined });

describe("the owner's listener without a token", () => {
  let owner: RunningOperations;
  beforeAll(async () => {
    owner = await runOperations({ where: where() });
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
      for (const action of ['release', 'redeliver', 'erase'])
        expect((await owner.submit(`/enquiries/${reference}/${action}`, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    }
    expect((await listEnquiries(owner.storage, { reference }))[0]).toMatchObject({ state: 'quarantined' });
    // Reading does nothing either, whatever it is called.
    for (const action of ['release', 'redeliver']) expect((await owner.ask(`/enquiries/${reference}/${action}`)).status).toBe(404);
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
    expect((await owner.submit('/sign-in', { token: 'x'.repeat(10_000) })).status).toBe(413);
    expect((await owner.ask('/sign-in', { 'content-type': 'application/json' }, 'POST', '{}')).status).toBe(415);
  });
});

describe("the owner's listener with a token", () => {
  let running: RunningOperations[] = [];
  afterEach(async () => {
    for (const one of running) await one.close();
    running = [];
  });
  async function open(now?: () => number) {
    const owner = await runOperations({ where: where(), token, now });
    running.push(owner);
    return owner;
  }
  const browser = { accept: 'text/html' };
  /** The cookie as a browser sends it back. */
  const signIn = async (owner: RunningOperations, given = token, to = '/') => {
    const answer = await owner.submit('/sign-in', { token: given, to });
    const [set = ''] = answer.headers['set-cookie'] ?? [];
    return { ...answer, set, cookie: set.split(';')[0] ?? '' };
  };

  test('shows nobody anything without it but whether the server is well', async () => {
    const owner = await open();
    const reference = await keepEnquiry(owner.storage);
    for (const path of [
      '/',
      '/enquiries',
      `/enquiries/${reference}`,
      '/enquiries.csv',
      '/quarantine',
      '/traffic',
      '/speed',
      '/questions',
      '/documents',
      '/health',
      '/metrics',
      '/nowhere',
    ]) {
      const answer = await owner.ask(path);
      expect(answer.status, path).toBe(401);
      const page = await owner.ask(path, browser);
      expect(page.status, path).toBe(401);
      expect(readPage(page.text).heading).toBe('Sign in');
      expect(page.text).not.toContain('Asha');
    }
    for (const action of ['release', 'redeliver', 'erase'])
      expect((await owner.submit(`/enquiries/${reference}/${action}`)).status).toBe(401);
    expect(await listEnquiries(owner.storage)).toHaveLength(1);
    expect((await owner.ask('/healthz')).text).toBe('{"status":"ok"}');
    expect((await owner.ask('/readyz')).status).toBe(200);
    expect((await owner.ask('//metrics')).status).toBe(401);
    expect((await owner.ask('/healthz/../metrics')).status).toBe(401);
  });

  test('answers to any name then, also through a proxy', async () => {
    const owner = await open();
    expect((await owner.ask('/', { host: 'owner.example', 'x-forwarded-for': '10.1.1.1', authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
  });

  test('takes it from programs as a bearer token', async () => {
    const owner = await open();
    expect((await owner.ask('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
    for (const wrong of [`Bearer ${token}x`, 'Bearer x', `Basic ${token}`, token]) {
      expect((await owner.ask('/metrics', { authorization: wrong })).status, wrong).toBe(401);
    }
  });

  test('lets the owner sign in, leads on to where they wanted, and out again', async () => {
    const owner = await open();
    const { status, headers, set, cookie } = await signIn(owner, token, '/enquiries?q=x');
    expect(status).toBe(303);
    expect(headers.location).toBe('/enquiries?q=x');
    expect(set).toMatch(/^tarazu-owner=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(set).not.toContain(token);
    const page = await owner.ask('/', { cookie });
    expect(page.status).toBe(200);
    expect(readPage(page.text).heading).toBe('Nobody has written yet');
    const out = await owner.submit('/sign-out', {}, { cookie });
    expect(out.headers['set-cookie']).toEqual(['tarazu-owner=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'evil'])(
    'never leads on to %j',
    async (to) => {
      const { headers } = await signIn(await open(), token, to);
      expect(new URL(headers.location ?? '', 'http://owner.example').host).toBe('owner.example');
    },
  );

  test('keeps the cookie to https where it came by it', async () => {
    const owner = await runOperations({ where: where(), token, settings: { trustProxy: ['127.0.0.1'] } });
    running.push(owner);
    const answer = await owner.submit('/sign-in', { token }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  test('ends a session after twelve hours, and believes none that was made elsewhere or changed', async () => {
    let now = 1_900_000_000_000;
    const owner = await open(() => now);
    const { cookie } = await signIn(owner);
    now += 12 * 3_600_000 - 1_000;
    expect((await owner.ask('/', { cookie })).status).toBe(200);
    now += 1_000;
    expect((await owner.ask('/', { cookie })).status).toBe(401);
    const [, mark = ''] = cookie.split('.');
    for (const forged of [`tarazu-owner=9999999999.${mark}`, 'tarazu-owner=9999999999.', 'tarazu-owner=', `tarazu-owner=${token}`])
      expect((await owner.ask('/', { cookie: forged })).status, forged).toBe(401);
  });

  test('lets guesses wait longer each time, and nobody else', async () => {
    let now = 1_900_000_000_000;
    const owner = await runOperations({ where: where(), token, now: () => now, settings: { trustProxy: ['127.0.0.1'] } });
    running.push(owner);
    const from = (address: string, given: string) => owner.submit('/sign-in', { token: given }, { 'x-forwarded-for': address });
    for (let guess = 0; guess < 5; guess += 1) expect((await from('10.0.0.1', 'wrong')).status).toBe(403);
    const waiting = await from('10.0.0.1', token);
    expect(waiting.status).toBe(429);
    expect(waiting.headers['retry-after']).toBe('1');
    expect(readPage(waiting.text).text).toContain('Too many wrong tries. Try again in 1 second.');
    expect((await owner.ask('/metrics', { 'x-forwarded-for': '10.0.0.1', authorization: `Bearer ${token}` })).status).toBe(429);
    expect((await from('10.0.0.2', token)).status).toBe(303);
    now += 1_000;
    expect((await from('10.0.0.1', 'wrong')).status).toBe(403);
    expect((await from('10.0.0.1', token)).headers['retry-after']).toBe('2');
    now += 2_000;
    expect((await from('10.0.0.1', token)).status).toBe(303);
    expect((await from('10.0.0.1', 'wrong')).status).toBe(403);
  });

  test('asks for a form of its own to sign in with', async () => {
    const owner = await open();
    expect((await owner.submit('/sign-in', { token }, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    const { cookie } = await signIn(owner);
    const reference = await keepEnquiry(owner.storage);
    expect(
      (await owner.submit(`/enquiries/${reference}/erase`, {}, { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403);
    expect(await listEnquiries(owner.storage)).toHaveLength(1);
  });
});

describe("settings of the owner's listener", () => {
  test('lead to this machine alone by default', () => {
    expect(readSettings({}).operations).toEqual({ host: '127.0.0.1', port: 3001, token: undefined });
    expect(readSettings({ PORT: '0' }).operations.port).toBe(0);
  });

  test.each(['0.0.0.0', '::', '192.168.1.7', 'owner.example', '127.evil.example'])('refuse %s without a token', (host) => {
    expect(() => readSettings({ OPERATIONS_HOST: host })).toThrow(
      new RegExp(`OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${host} can be reached`),
    );
    expect(readSettings({ OPERATIONS_HOST: host, OPERATIONS_TOKEN: token }).operations).toEqual({ host, port: 3001, token });
  });

  test.each(['127.0.0.1', '127.3.4.5', '::1', 'localhost'])('take %s without one', (host) => {
    expect(readSettings({ OPERATIONS_HOST: host }).operations.host).toBe(host);
  });

  test.each(['short', 'x'.repeat(23), 'with spaces in the middle of it'])('refuse the token %j and never repeat it', (given) => {
    expect(() => readSettings({ OPERATIONS_TOKEN: given })).toThrow('OPERATIONS_TOKEN must be at least 24 characters');
    expect(() => readSettings({ OPERATIONS_TOKEN: given })).not.toThrow(given);
  });

  test('refuse one port for both listeners', () => {
    expect(() => readSettings({ PORT: '3001' })).toThrow('OPERATIONS_PORT is 3001, and so is PORT');
    expect(() => readSettings({ OPERATIONS_PORT: 'x' })).toThrow('OPERATIONS_PORT must be a whole number');
  });
});
