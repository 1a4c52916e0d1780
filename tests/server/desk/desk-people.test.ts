import { scryptSync } from 'node:crypto';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runPeople } from '../../../scripts/people/run-people.ts';
import { messageOf } from '../../../scripts/tools/run-command.ts';
import { idleTimeout } from '../../../server/desk/sign-in.ts';
import { addPerson, deskPeople, readName, removePerson } from '../../../server/people/people.ts';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { readPage } from '../../support/server/read-page.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

const token = 'a-token-of-more-than-24-letters';
const password = 'correct horse battery';
const asha = readName('Asha राव') as { key: string; name: string };
/** The password's hash at a cost of nothing: each guess at the usual cost takes a fifth of a second of the processor. */
const cheapHash = `$scrypt$ln=4,r=8,p=1$c2FsdA$${scryptSync(password, 'salt', 32, { N: 16, r: 8, p: 1 }).toString('base64url')}`;

describe.each(engines)('a desk with accounts on $name', ({ name, storage }) => {
  // These do not depend on the database.
  const onSqlite = test.runIf(name === 'SQLite');
  let where: StorageSettings;
  beforeAll(async () => {
    where = await storage();
    const opened = await openStorage(where);
    await opened.db
      .insertInto('people')
      .values({ ...asha, password: cheapHash, created_at: 0 })
      .execute();
    await opened.db.destroy();
  });

  async function open(parts: Partial<Parameters<typeof runDesk>[0]> = {}): Promise<RunningDesk> {
    const desk = await runDesk({ where, ...parts });
    onTestFinished(desk.close);
    return desk;
  }
  const signIn = (desk: RunningDesk, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    desk.submit('/sign-in', { name: asha.name, password, ...fields }, headers);
  /** The cookie of a response, as the browser returns it. */
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) => ({ cookie: String(headers['set-cookie']).split(';')[0] as string });

  test('shows nothing before sign-in', async () => {
    const desk = await open();
    const reference = await keepEnquiry(desk.storage);
    for (const path of ['/', '/enquiries', `/enquiries/${reference}`, '/enquiries.csv', '/metrics', '/nowhere', '//sign-in', '/sign-in/'])
      expect((await desk.ask(path)).status, path).toBe(401);
    for (const action of ['release', 'redeliver', 'erase'])
      expect((await desk.submit(`/enquiries/${reference}/${action}`)).status, action).toBe(303);
    const page = await desk.ask('/enquiries?q=x', { accept: 'text/html' });
    expect([page.status, page.headers.location]).toEqual([303, '/sign-in?to=%2Fenquiries%3Fq%3Dx']);
    const { text } = await desk.ask('/sign-in?to=%2Fenquiries%3Fq%3Dx');
    expect([readPage(text).heading, /Asha|Enquiries|disk/.test(text)]).toEqual(['Sign in', false]);
    expect((await desk.ask('/view.css')).status).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await desk.ask(path)).status).toBe(200);
  });

  test('redirects to the requested page after sign-in', async () => {
    const desk = await open();
    const answer = await signIn(desk, { name: ' ASHA  राव', to: '/enquiries?q=x' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/enquiries?q=x']);
    const page = await desk.ask('/enquiries?q=x', cookieOf(answer));
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<bdi>Asha राव</bdi>') });
  });

  onSqlite('sets a cookie for this host, Secure only over HTTPS', async () => {
    const desk = await open({ token, settings: { trustProxy: ['127.0.0.1'] } });
    const plain = String((await signIn(desk)).headers['set-cookie']);
    expect(plain).toMatch(/^desk-session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/i);
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1', 'x-forwarded-host': 'desk.example' };
    expect(String((await signIn(desk, {}, proxied)).headers['set-cookie'])).toMatch(/; Secure/);
  });

  test('stores neither passwords nor session ids in clear', async () => {
    const desk = await open();
    await addPerson(desk.storage, readName('Ravi') as typeof asha, password);
    onTestFinished(() => void removePerson(desk.storage, 'ravi'));
    const { cookie } = cookieOf(await signIn(desk, { name: 'Ravi' }));
    const people = await desk.storage.db.selectFrom('people').selectAll().where('key', '=', 'ravi').execute();
    const stored = JSON.stringify([people, await desk.storage.db.selectFrom('sessions').selectAll().execute()]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(cookie.split('=')[1]);
    expect(people).toMatchObject([{ password: expect.stringMatching(/^\$scrypt\$ln=15,r=8,p=3\$/) }]);
  });

  onSqlite('gives a new session id at each sign-in', async () => {
    const desk = await open();
    const first = cookieOf(await signIn(desk));
    const second = cookieOf(await signIn(desk, {}, first));
    expect(second.cookie).not.toBe(first.cookie);
    expect((await desk.ask('/', first)).status).toBe(401);
    const planted = cookieOf(await signIn(desk, {}, { cookie: 'desk-session=planted' }));
    expect(planted.cookie).not.toContain('planted');
  });

  test('ends an idle session, and keeps one in use', async () => {
    let now = Date.now();
    const desk = await open({ now: () => now });
    const cookie = cookieOf(await signIn(desk));
    for (let visit = 0; visit < 3; visit += 1) {
      now += idleTimeout - 1_000;
      expect((await desk.ask('/enquiries', cookie)).status).toBe(200);
    }
    now += idleTimeout;
    expect((await desk.ask('/enquiries', cookie)).status).toBe(401);
  });

  test('ends a session at sign-out', async () => {
    const desk = await open();
    const cookie = cookieOf(await signIn(desk));
    const out = await desk.submit('/sign-out', {}, cookie);
    expect([out.status, out.headers.location]).toEqual([303, '/sign-in']);
    expect(String(out.headers['set-cookie'])).toMatch(/^desk-session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await desk.ask('/', cookie)).status).toBe(401);
  });

  test('keeps sessions across a restart', async () => {
    const first = await runDesk({ where });
    const cookie = cookieOf(await signIn(first));
    await first.close();
    expect((await (await open()).ask('/', cookie)).status).toBe(200);
  });

  onSqlite('delays guesses increasingly, also concurrent ones', async () => {
    let now = 1_900_000_000_000;
    const desk = await open({ now: () => now });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(desk, { password: 'wrong' })));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const waiting = await signIn(desk);
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '1']);
    expect(waiting.text).toContain('Too many wrong tries. Try again in 1 s.');
    now += 1_000;
    expect((await signIn(desk, { password: 'wrong' })).status).toBe(401);
    now += 2_000;
    expect((await signIn(desk)).status).toBe(303);
  });

  onSqlite('counts guesses by network and name, and locks no colleague out', async () => {
    const desk = await open({ token, settings: { trustProxy: ['127.0.0.1'] }, now: () => 1_900_000_000_000 });
    const from = async (address: string, fields = {}) => (await signIn(desk, fields, { 'x-forwarded-for': address })).status;
    for (let host = 1; host < 6; host += 1) expect(await from(`2001:db8:1:1::${host}`, { password: 'wrong' })).toBe(401);
    const seen = [await from('2001:db8:1:1::ff'), await from('2001:db8:1:2::1'), await from('2001:db8:1:1::1', { name: 'Ben' })];
    expect(seen).toEqual([429, 303, 401]);
  });

  test('refuses changes from other pages or without an origin', async () => {
    const desk = await open();
    const reference = await keepEnquiry(desk.storage);
    const cookie = cookieOf(await signIn(desk));
    const forged: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': '' },
    ];
    for (const headers of forged) {
      expect((await desk.submit(`/enquiries/${reference}/erase`, {}, { ...headers, ...cookie })).status).toBe(403);
      expect((await signIn(desk, {}, headers)).status).toBe(403);
    }
    const silent = { 'content-type': 'application/x-www-form-urlencoded', ...cookie };
    expect((await desk.ask(`/enquiries/${reference}/erase`, silent, 'POST', '')).status).toBe(403);
    expect((await desk.submit(`/enquiries/${reference}/erase`, {}, cookie)).headers.location).toBe('/enquiries?done=erased');
  });
});

test('a desk without its database accepts only the token', async () => {
  const away = { dataDir: '/nowhere', databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
  const open = async (settings: { token?: string }) => {
    const desk = await runDesk({ where: away, ...settings });
    onTestFinished(desk.close);
    return desk;
  };
  const desk = await open({});
  expect(await desk.ask('/health')).toMatchObject({ status: 503, text: expect.stringContaining('The database does not answer') });
  expect((await desk.ask('/readyz')).status).toBe(503);
  const as = { authorization: `Basic ${Buffer.from(`owner:${token}`).toString('base64')}` };
  expect((await (await open({ token })).ask('/health', as)).status).toBe(200);
});

test.each(engines)('the owner adds the first colleague without being locked out on $name', async ({ storage }) => {
  const desk = await runDesk({ where: await storage() });
  onTestFinished(desk.close);
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => ({
    cookie: String(headers['set-cookie']).split(';')[0] as string,
  });
  const passwordIn = (text: string) => /<code[^>]*>(.*?)<\/code>/.exec(text)?.[1] ?? '';
  const signIn = (name: string, given: string) => desk.submit('/sign-in', { name, password: given });
  const first = await desk.submit('/people/add', { name: 'Asha' });
  const asha = cookieOf(first);
  expect(readPage((await desk.ask('/people', asha)).text).forms()).toEqual(['/sign-out', '/people/add', '/people/password']);
  const second = await desk.submit('/people/add', { name: 'Ravi' }, asha);
  expect((await desk.submit('/people/add', { name: 'RAVI' }, asha)).text).toContain('RAVI is here already.');
  const ravi = cookieOf(await signIn('Ravi', ` ${passwordIn(second.text)} \n`));

  const change = (present: string, next: string) => desk.submit('/people/password', { present, password: next }, asha);
  expect((await change(passwordIn(first.text), 'short')).text).toContain('A password has 12 to 200 characters.');
  expect((await change('not this one', password)).text).toContain('This is not your present password.');
  const changed = await change(passwordIn(first.text), `${password} `);
  expect(changed.text).toContain('Your password is changed.');
  expect([(await desk.ask('/', asha)).status, (await desk.ask('/', cookieOf(changed))).status]).toEqual([401, 200]);
  expect((await signIn('Asha', password)).status).toBe(303);

  const reset = await desk.submit('/people/reset', { name: 'Ravi' }, cookieOf(changed));
  expect((await desk.ask('/', ravi)).status, 'the forgotten password ends its sessions').toBe(401);
  expect((await signIn('Ravi', passwordIn(second.text))).status).toBe(401);
  const again = cookieOf(await signIn('Ravi', passwordIn(reset.text)));
  expect((await desk.submit('/people/remove', { name: 'Ravi' }, again)).text).toContain('Nobody removes themselves');
  expect((await desk.submit('/people/remove', { name: 'Ravi' }, cookieOf(changed))).text).toContain('Ravi is removed');
  expect((await desk.ask('/', again)).status).toBe(401);
  // A desk without accounts again asks nobody to sign in.
  await removePerson(desk.storage, 'asha');
  expect((await desk.ask('/')).status).toBe(200);
});

describe.each(engines)('npm run people on $name', ({ storage }) => {
  let where: StorageSettings;
  beforeAll(async () => {
    where = await storage();
  });
  const people = (args: string) =>
    runPeople(args.split(' '), { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl }).catch((error) => `Error: ${messageOf(error)}`);

  test('lists, resets and removes accounts', async () => {
    const desk = await runDesk({ where });
    onTestFinished(desk.close);
    const signIn = async (name: string, given: string) => (await desk.submit('/sign-in', { name, password: given })).status;
    for (const name of ['Asha राव', 'Ben']) await addPerson(desk.storage, readName(name) as typeof asha, password);
    expect(await people('list')).toBe('Asha राव\nBen');
    expect(await deskPeople(desk.storage)).toEqual(['Asha राव', 'Ben']);
    const [, secondPassword = ''] = /: (\S+)$/.exec(await people('reset asha राव')) ?? [];
    expect([await signIn('Asha राव', password), await signIn('Asha राव', secondPassword)]).toEqual([401, 303]);
    expect(await people('remove Ben')).toBe('Ben is removed and signed out everywhere.');
    expect(await people('list')).toBe('Asha राव');
  });

  test('explains errors', async () => {
    for (const [args, message] of [
      ['reset', 'Give a name'],
      ['remove Nobody', 'There is no account named Nobody.'],
      ['reset Nobody', 'There is no account named Nobody.'],
      ['change', 'change is not a command.'],
    ] as const)
      expect(await people(args), args).toContain(message);
  });
});
