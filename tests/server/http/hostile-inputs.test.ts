import type { OutgoingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildPrompt, chatPath, maxQuestionLength, ownModel, verdictPath } from '../../../shared/api/chat.ts';
import { emailPaths, maxLengths, receiptPath } from '../../../shared/api/enquiry.ts';
import { measurementPaths } from '../../../shared/api/measurement.ts';
import { maxQueryLength, missedPath, resultsAddress } from '../../../shared/api/search.ts';
import { hostileRepeats, hostileText } from '../../support/hostile-repeats.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import type { HttpResponse } from '../../support/server/ask.ts';
import { enquiryParams, sendForm, sendJson, service } from '../../support/server/enquiry-body.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

/** Limit of a request, in milliseconds of the processor on the server's thread of an idle machine. */
const LIMIT = 20;
/** Takes an idle machine 20 ms to parse and write. Other programs, which use its caches, slow that as they slow a request. */
const reference = Array.from({ length: 240_000 }, (_, index) => `a text ${index * 7_919}`);

let site: RunningApp;
let desk: RunningDesk;
beforeAll(async () => {
  const unlimited = { enquiriesPerMinute: 1_000_000, chatPerMinute: 1_000_000 };
  site = await runApp({ ...unlimited, buildFolder: resolve('dist'), trustProxy: ['127.0.0.1'] });
  desk = await runDesk({ where: { dataDir: scratchFolder('data'), databaseUrl: undefined } });
  // The desk loads its pages with the first request, and Node compiles their code during the next ones.
  for (let times = 0; times < 10; times += 1) for (const path of ['/sign-in', '/enquiries?q=tote']) await desk.ask(path);
});
afterAll(() => Promise.all([site.close(), desk.close()]));

/** Makes a hostile text of a length in UTF-16 code units, or shorter if it would not fit a body of so many bytes as JSON. */
type Make = (length: number, bytes?: number) => string;
const makeOf =
  (repeat: string): Make =>
  (length, bytes = Number.POSITIVE_INFINITY) =>
    hostileText(repeat, Math.min(length, Math.floor((bytes * repeat.length) / (Buffer.byteLength(JSON.stringify(repeat)) - 2)) - 6));

let word = 0;
/** Makes a text of misspelt words that no text had before, because corrections are cached. */
const makeWords: Make = (length) => {
  let words = '';
  while (words.length < length) {
    word += 7_919;
    words += `se${word.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))} `;
  }
  return words.slice(0, length);
};

let visitor = 0;
/** Headers of another visitor. */
const stranger = (): Record<string, string> => ({ 'x-forwarded-for': `2001:db8:${(visitor++).toString(16)}::1` });
const post = (path: string, body: unknown) =>
  site.ask(path, { ...stranger(), 'content-type': 'application/json' }, 'POST', JSON.stringify(body));
const ask = (prompt: string) => post(chatPath(ownModel), { contents: [{ parts: [{ text: prompt }] }] });
const address = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 15_000);
/** Makes the value of a header. Other characters than Latin 1 are refused by every client. */
const header = (make: Make) => make(3_000).replace(/[^\x20-\xff]/g, '\u00ff');

const whole = (make: Make) =>
  Object.fromEntries(Object.entries(maxLengths).map(([name, longest]) => [name, make(longest, 5_000)])) as Record<string, string>;

const inputs: Record<string, (make: Make) => Promise<HttpResponse>> = {
  'an enquiry with the longest fields': (make) => sendJson(site, whole(make), stranger()),
  'an enquiry with a longer address': (make) => sendJson(site, { from_email: make(39_000, 39_000) }, stranger()),
  'an enquiry with a longer name': (make) => sendJson(site, { from_name: make(39_000, 39_000) }, stranger()),
  'an enquiry with a longer message and reference': (make) =>
    sendJson(site, { message: make(19_000, 19_000), reference: make(19_000, 19_000) }, stranger()),
  'a form with the longest fields': (make) => sendForm(site, whole(make), { ...stranger(), accept: 'text/html' }),
  'a form with a longer address': (make) =>
    sendForm(site, { ...enquiryParams(), from_email: make(36_000, 36_000) }, { ...stranger(), accept: 'text/html' }),
  'a body that is no form': (make) =>
    site.ask(
      emailPaths.sendForm,
      { ...stranger(), 'content-type': `multipart/form-data; boundary=${'-'.repeat(30)}` },
      'POST',
      make(39_000, 39_000),
    ),
  'the longest question after the longest messages': (make) => {
    const said = (isBot: boolean) => ({ isBot, text: make(2_000, 7_000) });
    return ask(buildPrompt(make(maxQuestionLength, 2_000), [said(true), said(false), said(true)]));
  },
  'a prompt of one text': (make) => ask(make(24_000, 24_000)),
  'a verdict': (make) => post(verdictPath, { verdict: 'no', page: make(200, 800), question: make(maxQuestionLength, 1_000) }),
  'a search': (make) => site.ask(resultsAddress(make(maxQueryLength)), stranger()),
  'a longer search': (make) => site.ask(`/search?q=${address(make(15_000))}`, stranger()),
  'a report of a search': (make) => post(missedPath, { query: make(maxQueryLength, 900) }),
  'a reference': (make) => site.ask(`${receiptPath}?reference=${address(make(15_000))}`, stranger()),
  'a page view': (make) =>
    post(measurementPaths.view, { route: `/${make(500, 600)}`, path: `/${make(500, 600)}`, referrer: make(256, 600) }),
  'an event': (make) => post(measurementPaths.event, { category: make(64, 500), action: make(64, 500), label: make(64, 500) }),
  headers: (make) => {
    const headers: OutgoingHttpHeaders = { ...stranger(), 'content-type': 'application/json' };
    for (const name of ['user-agent', 'origin', 'accept-encoding', 'accept-language']) headers[name] = header(make);
    return site.ask(measurementPaths.view, headers, 'POST', '{}');
  },
  'forwarding headers': (make) =>
    site.ask('/services', {
      'x-forwarded-for': header(make),
      'x-forwarded-proto': header(make),
      referer: header(make),
      cookie: header(make),
    }),
  'a path': (make) => site.ask(`/${address(make(15_000))}`, stranger()),
  "a search of the desk's enquiries": (make) => desk.ask(`/enquiries?q=${address(make(15_000))}`),
  "the desk's sign-in page": (make) => desk.ask(`/sign-in?to=/${address(make(10_000))}`, { cookie: header(make) }),
};

async function millisecondsOf(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Measures a request in milliseconds of the processor. Other work can make one slow, so the least of up to five counts. */
async function timeOf(send: () => Promise<HttpResponse>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 5 && least > LIMIT; times += 1) {
    const time = await millisecondsOf(async () => expect((await send()).status).toBeLessThan(500));
    const slowness = time > LIMIT ? (await millisecondsOf(() => JSON.parse(JSON.stringify(reference)))) / 20 : 1;
    least = Math.min(least, time / Math.max(1, slowness));
  }
  return least;
}

describe(`a hostile text of the largest size takes at most ${LIMIT} ms of the processor:`, () => {
  test.each(Object.entries(inputs))('%s', async (_, send) => {
    // The first requests compile code and load data.
    for (const repeat of ['lamp ', 'a', ',']) await send(makeOf(repeat));
    const slow: string[] = [];
    const makes: [string, Make][] = [...hostileRepeats.map((repeat): [string, Make] => [repeat, makeOf(repeat)]), ['words', makeWords]];
    for (const [name, make] of makes) {
      const time = await timeOf(() => send(make));
      if (time > LIMIT) slow.push(`${JSON.stringify(name)}: ${time.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  });
});

test('39 KB of commas keep the next visitor waiting for at most 100 ms of the processor', async () => {
  const waits: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const sent = Array.from({ length: 15 }, () => sendJson(site, { from_email: `${','.repeat(38_800)}x` }, stranger()));
    waits.push(await millisecondsOf(() => site.ask('/services', stranger())));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(15).fill(413));
  }
  expect(Math.min(...waits)).toBeLessThan(100);
});

describe('refused requests count against the limit of a visitor:', () => {
  const statuses = async (count: number, send: () => Promise<HttpResponse>) => {
    const seen: number[] = [];
    for (let place = 0; place < count; place += 1) seen.push((await send()).status);
    return seen;
  };

  test('enquiries with a mistake, four times as many as enquiries', async () => {
    const app = await runApp({ enquiriesPerMinute: 2 });
    onTestFinished(() => app.close());
    expect(await statuses(10, () => sendJson(app, { from_email: 'none' }))).toEqual([...Array(8).fill(400), 429, 429]);
    expect((await sendForm(app, enquiryParams())).status).toBe(429);
  });

  test('malformed reports, which are then ignored', async () => {
    const app = await runApp();
    onTestFinished(() => app.close());
    const report = () => app.ask(missedPath, { 'content-type': 'application/json' }, 'POST', JSON.stringify({ query: '', ...service }));
    expect(await statuses(22, report)).toEqual([...Array(20).fill(400), 204, 204]);
  });
});
