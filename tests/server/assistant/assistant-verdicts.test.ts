import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countVerdicts } from '../../../server/questions/list-questions.ts';
import { QuestionStore, questionBounds } from '../../../server/questions/question-store.ts';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { maxQuestionLength, verdictPath } from '../../../shared/api/chat.ts';
import { DAY } from '../../../shared/format/days.ts';
import { engines } from '../../support/server/engines.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const silent = { warn: () => {} };
const noon = Date.parse('2026-11-20T12:00Z');

describe.each(engines)('a verdict on $name', ({ storage }) => {
  let app: RunningApp;
  let database: Storage;
  beforeAll(async () => {
    const settings = await storage();
    app = await runApp({ ...settings, trustProxy: ['127.0.0.1'] });
    database = await openStorage(settings);
  });
  afterAll(async () => {
    await database.db.destroy();
    await app.close();
  });

  let visitors = 0;
  const send = (body: object | string, headers: Record<string, string> = {}) =>
    app.ask(
      verdictPath,
      { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${++visitors}`, ...headers },
      'POST',
      typeof body === 'string' ? body : JSON.stringify(body),
    );
  const no = { verdict: 'no', page: '/services', question: 'How long?' };
  /** Reads the stored verdicts, which the server writes every few seconds. */
  const kept = () => database.db.selectFrom('chat_verdicts').select(['page', 'verdict', 'question', 'times']).orderBy('question').execute();

  test('is counted by page; only a "No" stores its question', async () => {
    for (const question of ['How long?', 'how  LONG', 'Write to asha@shop.example?']) {
      const { status, text, headers } = await send({ ...no, question });
      expect({ status, text, cookie: headers['set-cookie'] }).toEqual({ status: 204, text: '', cookie: undefined });
    }
    await send({ verdict: 'yes', page: '/services' });
    await send({ verdict: 'yes', page: '/services', question: 'Never kept' });
    await send({ ...no, page: '/no-page-of-ours', question: 'Elsewhere' });
    await send({ ...no, question: '?!' });
    // Later verdicts of the visitor in this minute are answered equally, but not counted.
    for (let pressed = 0; pressed < 30; pressed += 1) {
      expect((await send({ ...no, question: 'Zzz' }, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(204);
    }
    await expect.poll(kept, { timeout: 30_000 }).toContainEqual({ page: '/services', verdict: 'no', question: 'zzz', times: 20 });
    expect(await kept()).toEqual(
      expect.arrayContaining([
        { page: '/services', verdict: 'no', question: 'how long', times: 2 },
        { page: '/services', verdict: 'no', question: 'write to [e-mail]', times: 1 },
        { page: '/services', verdict: 'yes', question: '', times: 2 },
        { page: '', verdict: 'no', question: 'elsewhere', times: 1 },
        { page: '/services', verdict: 'no', question: '', times: 1 },
      ]),
    );
    expect(await kept()).toHaveLength(6);
  });

  test.each([
    [403, no, { 'sec-fetch-site': 'cross-site' }],
    [403, no, { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
    [415, 'verdict=no', { 'content-type': 'application/x-www-form-urlencoded' }],
    [400, '{"verdict":', {}],
    [400, 'null', {}],
    [400, {}, {}],
    [400, { ...no, verdict: 'maybe' }, {}],
    [400, { ...no, page: undefined }, {}],
    [400, { ...no, who: 'me' }, {}],
    [400, { ...no, question: 'x'.repeat(maxQuestionLength + 1) }, {}],
    [413, { ...no, question: 'x'.repeat(5_000) }, {}],
  ])('is refused with %i if it is %j with %j', async (status, body, headers) => expect((await send(body, headers)).status).toBe(status));

  test('of the longest question is accepted in any script', async () =>
    expect((await send({ ...no, question: 'ह'.repeat(maxQuestionLength) })).status).toBe(204));

  test.each(['GET', 'PUT', 'DELETE'])('is refused by %s', async (method) =>
    expect((await app.ask(verdictPath, {}, method)).status).toBeGreaterThanOrEqual(404),
  );
});

describe.each(engines)('verdicts on $name', ({ storage }) => {
  test('are bounded in days and rows', async () => {
    const database = await openForTest(await storage());
    let now = noon - (questionBounds.days + 1) * DAY;
    const verdicts = new QuestionStore('chat_verdicts', database, silent, () => now);
    const press = (page: string, verdict: 'yes' | 'no', question = '') => verdicts.note(question, { page, verdict });
    press('/old', 'yes');
    await verdicts.flush();
    now = noon;
    for (const page of ['/', '/', '/once']) press(page, 'yes');
    await verdicts.flush();
    now = noon + DAY;
    for (let noted = 0; noted < questionBounds.rows; noted += 500) {
      for (let place = 0; place < 500; place += 1) press('/flood', 'no', `question ${noted + place}`);
      await verdicts.flush();
    }
    expect(await countVerdicts(database, '')).toEqual({ yes: 2, no: questionBounds.rows - 1 });
  });

  test('of several processes add up', async () => {
    const database = await openForTest(await storage());
    const stores = [0, 1].map(() => new QuestionStore('chat_verdicts', database, silent, () => noon));
    for (const store of stores) {
      store.note('', { page: '/', verdict: 'yes' });
      store.note('why', { page: '/', verdict: 'no' });
    }
    await Promise.all(stores.map((store) => store.flush()));
    expect(await countVerdicts(database, '2026-11-20')).toEqual({ yes: 2, no: 2 });
    expect(await countVerdicts(database, '2026-11-21')).toEqual({ yes: 0, no: 0 });
  });
});
