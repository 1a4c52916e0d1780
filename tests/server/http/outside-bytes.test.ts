import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildPrompt, chatPath, ownModel, verdictPath } from '../../../shared/api/chat.ts';
import { emailPaths, receiptPath } from '../../../shared/api/enquiry.ts';
import { measurementPaths, metrics, ratings } from '../../../shared/api/measurement.ts';
import { missedPath } from '../../../shared/api/search.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import type { HttpResponse } from '../../support/server/ask.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';
import { type RunningDesk, runDesk } from '../../support/server/running-desk.ts';

/*
 * Arbitrary input from outside causes no 5xx and no crash, and is not echoed as markup or a header. The short form has fixed cases. The
 * long form generates new ones: fast-check prints the seed and the smallest failing case. enquiries-generated-input.test.ts sends
 * thousands of bodies on both databases.
 */
const runs = process.env.LONG ? { numRuns: 4_000 } : { numRuns: 60, seed: 1 };

/** Markup that must not be echoed unescaped. */
const mark = '<zq9 onload="1">';
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map((words) => words + mark) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['', mark, '\0', '\r\nX-Own: 1', '\ud800'],
      ...['__proto__', 'a'.repeat(5_000), '{{7*7}}', '../../etc/passwd'],
    ),
  },
);
/** Text, or sometimes a value of another type. */
const loose = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
const record = (known: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(fc.record(known, { requiredKeys: [] }), fc.dictionary(text, loose, { maxKeys: 2 }))
    .map(([fields, more]) => ({ ...more, ...fields }));
const json = (shape: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: shape.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.tuple(shape, fc.nat(400)).map(([value, cut]) => JSON.stringify(value).slice(0, cut)) },
    { weight: 1, arbitrary: text },
  );
/** Characters that Node accepts in a header. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
});

const fields = {
  from_name: loose,
  from_email: loose,
  phone_number: loose,
  message: loose,
  reference: loose,
  subject_line: loose,
  to_name: loose,
};
const seen = {
  route: fc.constantFrom('/', '/services', mark),
  path: fc.constantFrom('/', '/services', mark),
};

const unlimited = { enquiriesPerMinute: 1_000_000, chatPerMinute: 1_000_000 };
let site: RunningApp;
let owner: RunningDesk;
const crashes: unknown[] = [];
const crash = (error: unknown) => void crashes.push(error);
beforeAll(async () => {
  // Use the real site, because it has everything that visitors can request. It logs the reason of a 500.
  site = await runApp({ ...unlimited, buildFolder: resolve('dist'), logLevel: 'error', trustProxy: ['127.0.0.1'] });
  owner = await runDesk({
    where: { dataDir: scratchFolder('data'), databaseUrl: undefined },
    token: 'a-token-of-more-than-24-characters',
  });
  process.on('unhandledRejection', crash);
});
afterAll(async () => {
  process.off('unhandledRejection', crash);
  await Promise.all([site.close(), owner.close()]);
});
afterEach(async () => {
  expect(crashes).toEqual([]);
  expect((await site.ask('/services')).status, 'of the next visitor').toBe(200);
});

/** Each request comes from another visitor, because rate limits would answer instead of the tested code. */
let visitor = 0;
const stranger = () => ({ 'X-Forwarded-For': `2001:db8:${(visitor >> 16).toString(16)}:${(visitor++ & 0xffff).toString(16)}::1` });

function expectHarmless({ status, headers, text: body }: Pick<HttpResponse, 'status' | 'headers' | 'text'>): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status, body.slice(0, 200)).toBeLessThan(500);
  // A redirect keeps the query, percent-encoded.
  expect(JSON.stringify(headers)).not.toContain('<zq9');
  if (String(headers['content-type']).includes('html')) expect(body).not.toContain('<zq9');
  else expect(headers['x-content-type-options']).toBe('nosniff');
}

/**
 * Asserts that the answers to generated values are harmless.
 * @param reached status that the tested code gives to `sample`, which proves that requests reach this code
 */
async function holds<Value>(
  [reached, sample]: readonly [number, NoInfer<Value>],
  arbitrary: fc.Arbitrary<Value>,
  ask: (value: Value) => Promise<Pick<HttpResponse, 'status' | 'headers' | 'text'>>,
): Promise<void> {
  expect((await ask(sample)).status).toBe(reached);
  const property = fc.asyncProperty(arbitrary, async (value) => expectHarmless(await ask(value)));
  await fc.assert(property, runs);
}
const post = (path: string, body: string, type = 'application/json') =>
  site.ask(path, { ...stranger(), 'Content-Type': type }, 'POST', body);

describe('generated bytes break nothing and are not echoed as markup:', () => {
  test('an enquiry as a form, answered with a page', () =>
    holds([400, [{}, 'b']], fc.tuple(record(fields), fc.constantFrom('b'.repeat(30), 'b', '"', '')), ([form, boundary]) => {
      const parts = Object.entries({ user_id: 'site', service_id: 'site', template_id: 'enquiry', ...form }).map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
      );
      const headers = { ...stranger(), 'Content-Type': `multipart/form-data; boundary=${boundary}`, Accept: 'text/html' };
      return site.ask(emailPaths.sendForm, headers, 'POST', `${parts.join('')}--${boundary}--\r\n`);
    }));

  test('a question to the assistant', () =>
    holds(
      [400, '{}'],
      json(
        record({
          contents: fc.array(record({ role: loose, parts: fc.array(record({ text: loose }), { maxLength: 2 }) }), { maxLength: 2 }),
        }),
      ),
      (body) => post(chatPath(ownModel), body),
    ));

  test('a well-formed question', () =>
    holds([200, 'Who are you?'], text, (question) =>
      post(chatPath(ownModel), JSON.stringify({ contents: [{ parts: [{ text: buildPrompt(question, []) }] }] })),
    ));

  test('a report of measurement', () =>
    holds(
      [204, [measurementPaths.view, JSON.stringify({ route: '/', path: '/', referrer: '' })]],
      fc.tuple(
        fc.constantFrom(...Object.values(measurementPaths)),
        json(
          record({
            ...seen,
            referrer: loose,
            category: loose,
            action: loose,
            label: loose,
            vitals: fc.array(record({ name: fc.constantFrom(...metrics, mark), rating: fc.oneof(fc.constantFrom(...ratings), loose) }), {
              maxLength: 7,
            }),
          }),
        ),
      ),
      ([path, body]) => post(path, body),
    ));

  const question = (path: string, name: string, reached: number) =>
    holds([reached, ['pricing', false]], fc.tuple(text, fc.boolean()), ([words, twice]) => {
      const asked = `${name}=${encodeURIComponent(words.toWellFormed())}`;
      return site.ask(`${path}?${asked}${twice ? `&${asked}&x[]=1` : ''}`, stranger());
    });
  test('a search', () => question('/search', 'q', 200));
  test('a report of a search without results', () =>
    holds([204, '{"query":"zeppelin"}'], json(record({ query: loose, q: loose })), (body) => post(missedPath, body)));
  test('a verdict on an answer', () =>
    holds(
      [204, '{"verdict":"no","page":"/","question":"zeppelin"}'],
      json(record({ verdict: fc.oneof(fc.constantFrom('yes', 'no'), loose), page: loose, question: loose })),
      (body) => post(verdictPath, body),
    ));
  test('the reference of a receipt', () => question(receiptPath, 'reference', 404));

  test('a path, photographs included', () =>
    holds(
      [404, ['services', 'services']],
      fc.array(
        fc.constantFrom(
          '/',
          '/photos/',
          '/_assets/',
          'services',
          '%00',
          '%2f',
          '%5c',
          '..',
          '%c3',
          '%ff',
          '%zz',
          '//',
          '.avif',
          '.md',
          '?',
          '#',
          mark,
        ),
        { maxLength: 8 },
      ),
      (pieces) => site.ask(`/${pieces.map((piece) => (piece === mark ? encodeURIComponent(mark) : piece)).join('')}`, stranger()),
    ));

  test('headers', () =>
    holds(
      [200, {}],
      fc.record(
        {
          Range: headerText,
          'If-None-Match': headerText,
          'If-Range': headerText,
          'Accept-Encoding': headerText,
          Accept: headerText,
          Cookie: headerText,
          Origin: headerText,
          Referer: headerText,
        },
        { requiredKeys: [] },
      ),
      (headers) => site.ask('/services', { ...stranger(), ...headers }),
    ));

  test("the desk's credentials", () =>
    holds([401, ['', 'a guess']], fc.tuple(headerText, text), async ([header, password]) => {
      const basic = `Basic ${Buffer.from(`owner:${password}`).toString('base64')}`;
      const seenByStranger = await owner.ask('/', { authorization: basic });
      expect([401, 429]).toContain(seenByStranger.status);
      expectHarmless(seenByStranger);
      return owner.ask('/', { authorization: header });
    }));
});
