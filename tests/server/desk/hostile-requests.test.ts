import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

/** Text of files outside the draft, which no answer may contain. */
const bait = 'text-of-a-file-outside';
const dataDir = scratchFolder('data');
const { folder: contentFolder } = new ContentCopy();
let desk: RunningDesk;

beforeAll(async () => {
  for (const folder of [dataDir, contentFolder]) writeFileSync(join(folder, '..', 'outside.yaml'), `title: ${bait}\n`);
  writeFileSync(join(dataDir, 'outside.yaml'), `title: ${bait}\n`);
  desk = await runDesk({ where: { dataDir, databaseUrl: undefined }, settings: { contentFolder } });
  // Makes the draft.
  await desk.ask(wordsPaths.state);
  symlinkSync(join(dataDir, 'outside.yaml'), join(dataDir, 'words/draft/training/lines/link.yaml'));
});
afterAll(() => desk.close());

/** File names that lead out of the draft, are no file of it, or are no text. */
const names: unknown[] = [
  ...['../../../outside.yaml', 'pages/../../../../outside.yaml', 'training/../../../../outside.yaml', './../../../outside.yaml'],
  ...['..%2f..%2f..%2foutside.yaml', '%2e%2e/%2e%2e/%2e%2e/outside.yaml', '%252e%252e%252f%252e%252e%252foutside.yaml'],
  ...['..\\..\\..\\outside.yaml', '....//....//....//outside.yaml', '..;/..;/outside.yaml', 'C:\\outside.yaml', '~/outside.yaml'],
  ...[join(dataDir, 'outside.yaml'), `file://${dataDir}/outside.yaml`, '/etc/passwd', '/dev/zero', '../../../../../../../../dev/zero'],
  ...[
    '../../../outside.yaml\0',
    'pages/home.yaml\0.png',
    '../changers.json',
    '../base/content/pages/home.yaml',
    'training/lines/link.yaml',
  ],
  ...['․․/․․/outside.yaml', '．．／．．／outside.yaml', 'pages/hоme.yaml', 'PAGES/HOME.YAML'],
  ...['pages/home.yaml.', 'pages/home.yaml/', 'pages//home.yaml', './pages/home.yaml', 'pages/home.yaml?raw', 'pages', '.', '..', ''],
  ...['con', 'nul.yaml', 'aux.yaml:stream', '__proto__', 'constructor.yaml', '*.yaml', `${'x'.repeat(194)}.yaml`, `${'../'.repeat(66)}x`],
  ...[['pages/home.yaml', 'pages/home.yaml'], { file: 'pages/home.yaml' }, { 0: '../outside.yaml' }, 7, true, null],
];

const title = ['title'];
/** Requests with a name of a file: bodies of changes, by their path. */
const changes: readonly (readonly [path: string, body: (file: unknown) => unknown])[] = [
  [wordsPaths.save, (file) => ({ place: { file, path: title }, value: 'x', version: '' })],
  [wordsPaths.list, (file) => ({ place: { file, path: title }, op: 'add', value: 'x', version: '' })],
  [wordsPaths.rename, (file) => ({ file, slug: 'renamed' })],
  [wordsPaths.rename, (file) => ({ file: 'services/analytics.yaml', slug: file })],
  [wordsPaths.hide, (file) => ({ places: [{ file, path: [] }], draft: true })],
  [wordsPaths.hide, (file) => ({ places: [{ file, path: title }], draft: true, changes: [{ place: { file, path: title }, value: 'x' }] })],
  [wordsPaths.figure, (file) => ({ place: { file, path: title }, from: '25%', to: '26%', confirm: true })],
  [wordsPaths.teach, (file) => ({ question: 'x', place: { file, path: title } })],
  [wordsPaths.discard, (file) => ({ places: [{ file, path: [] }] })],
  [wordsPaths.entry, (file) => ({ folder: file, slug: 'added', value: {} })],
  [wordsPaths.entry, (file) => ({ folder: 'services', slug: file, value: {} })],
  [wordsPaths.entry, (file) => ({ folder: 'resources', slug: 'added', value: {}, document: file })],
  [wordsPaths.putBack, (id) => ({ id })],
];
const search = (query: Record<string, unknown>) => new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
/** Addresses with a name of a file; the last three take it as it is and encoded. */
const addresses: readonly ((file: unknown) => string)[] = [
  (file) => `${wordsPaths.field}?${search({ file, path: '[]' })}`,
  (file) => `${wordsPaths.field}?${search({ file, path: '[]' })}&file=pages/home.yaml`,
  (file) => `${wordsPaths.schema}?${search({ file })}`,
  (file) => `${wordsPaths.picture}/${encodeURIComponent(String(file))}`,
  (file) => `/words/site/_assets/photos/${encodeURIComponent(String(file))}`,
  (file) => `/words/site/${encodeURI(String(file))}`,
];

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Returns each file below the folders with its size, to see what a request added, changed or removed. */
const files = () =>
  [join(dataDir, 'words'), contentFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${join(entry.parentPath, entry.name)} ${readFileSync(join(entry.parentPath, entry.name)).length}`)
      .sort(),
  );

/** A request, and its text for the report. */
interface Hostile {
  text: string;
  send: () => Promise<{ status: number; text: string }>;
}

/** Lists the requests with a name. */
function requestsWith(name: unknown): Hostile[] {
  // Letters alone are an address that a page may get, and may have.
  const isAddress = /^[a-z0-9]*$/.test(String(name));
  const posts = changes.map(([path, body]) => [path, JSON.stringify(body(name))] as const);
  const picture = `${wordsPaths.picture}?${search({ of: name })}`;
  return [
    ...posts
      .filter(([, body]) => !isAddress || !body.includes('"slug":"'))
      .map(([path, body]) => ({ text: `POST ${path} ${body}`, send: () => desk.ask(path, json, 'POST', body) })),
    ...(isAddress ? addresses.slice(0, -1) : addresses).map((address) => ({
      text: `GET ${address(name)}`,
      send: () => desk.ask(address(name)),
    })),
    { text: `POST ${picture}`, send: () => desk.ask(picture, { 'sec-fetch-site': 'same-origin' }, 'POST') },
  ];
}

/** As no client writes them: with dots that the browser would resolve. */
const raw = ['/words/site/../../../outside.yaml', '/words/site/..%2f..%2f.env', '/words/api/picture/../../../../outside.yaml'].map(
  (path): Hostile => ({
    text: path,
    async send() {
      const text = await rawRequest(desk.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      return { status: Number(text.slice('HTTP/1.1 '.length).slice(0, 3)), text };
    },
  }),
);

test('no name of a file in a request reads or changes anything outside the draft', async () => {
  const before = files();
  // The first names are tried on every route, each other one on a fourth of them.
  const hostile = [...raw, ...names.flatMap((name, nth) => requestsWith(name).filter((_, route) => nth < 4 || (nth + route) % 4 === 0))];
  const waysIn: string[] = [];
  for (const { text, send } of hostile) {
    const answer = await send();
    if (answer.status < 400 || answer.status >= 500 || answer.text.includes(bait) || answer.text.includes('root:'))
      waysIn.push(`${text}: ${answer.status} ${answer.text.slice(0, 100)}`);
  }
  expect(waysIn).toEqual([]);
  expect(hostile.length).toBeGreaterThan(200);
  expect(files()).toEqual(before);
  expect(readFileSync(join(dataDir, '..', 'outside.yaml'), 'utf8')).toContain(bait);
});

/** Headers of a browser whose page of another site asks, by how it asks. */
const foreign: Readonly<Record<string, Record<string, string>>> = {
  picture: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  fetch: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://evil.example' },
  frame: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  'another port': { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  'a form': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', origin: 'https://evil.example' },
  'doubled headers': { 'sec-fetch-site': 'same-origin, cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  'an old browser': { 'user-agent': 'Mozilla/5.0', referer: 'https://evil.example/' },
  'an old browser without referrer': { 'user-agent': 'Mozilla/5.0' },
  'an old browser from a frame without origin': { 'user-agent': 'Mozilla/5.0', origin: 'null' },
  'a name that looks alike': { 'user-agent': 'Mozilla/5.0', referer: 'https://localhost.evil.example/' },
};
/** Addresses that have an effect, cost something, or hand out data as a file. */
const costly: readonly string[] = [
  ...['/words', '/words?page=/services', '/words/site/', '/words/site/services', '/words.js', '/metrics', '/enquiries.csv'],
  ...['/enquiries/x/person.json', '/enquiries/x/erase', `${wordsPaths.picture}/x.jpg`, `${wordsPaths.field}?file=pages/home.yaml&path=[]`],
  ...Object.values(wordsPaths),
];

test.each(Object.entries(foreign))('a page of another site reaches nothing that costs, by %s', async (_, headers) => {
  const waysIn: string[] = [];
  for (const path of costly)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE']) {
      const { status } = await desk.ask(path, headers, method);
      if (status !== 403) waysIn.push(`${method} ${path}: ${status}`);
    }
  expect(waysIn).toEqual([]);
  expect(JSON.parse((await desk.ask(wordsPaths.state)).text)).toMatchObject({ publish: { state: 'idle' } });
  expect(process.getActiveResourcesInfo(), 'no process is started').not.toContain('ProcessWrap');
});

test.each(['/', '/enquiries', '/enquiries/K7QM-2XWD-9F3H-T5VB', '/health?days=7', '/sign-in'])(
  'a link in a mail leads to %s',
  async (path) => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await desk.ask(path, link)).status).not.toBe(403);
    expect((await desk.ask(path, { 'user-agent': 'Mozilla/5.0' })).status).not.toBe(403);
    expect((await desk.ask(path, { ...link, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' })).status).toBe(403);
  },
);

test.each([
  ['pages of the desk', 'sec-fetch-site', 'same-origin'],
  ['the person at the browser', 'sec-fetch-site', 'none'],
  ['programs', 'user-agent', 'curl/8'],
])('%s can ask for everything', async (_, header, value) => {
  for (const path of [wordsPaths.state, '/enquiries.csv', '/metrics'])
    expect((await desk.ask(path, { [header]: value })).status, path).toBe(200);
});

test('a browser without Fetch Metadata reaches the desk from its own pages', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0', referer: `${desk.origin}/words` };
  expect((await desk.ask(wordsPaths.state, headers)).status).toBe(200);
});
