import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ChatBudget, type Permit } from '../../../server/assistant/chat-budget.ts';
import { listQuestions } from '../../../server/questions/list-questions.ts';
import { QuestionStore, questionBounds } from '../../../server/questions/question-store.ts';
import { buildPrompt } from '../../../shared/api/chat.ts';
import { DAY } from '../../../shared/format/days.ts';
import { bodyOf, builtinText, runAssistant, unknownText } from '../../support/server/assistant-app.ts';
import { engines } from '../../support/server/engines.ts';
import { startModelStandIn } from '../../support/server/model-stand-in.ts';
import { openForTest } from '../../support/server/open-for-test.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const modelText = 'See [Pricing](/services/pricing).';
const question = 'What does pricing add?';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the heap size in bytes after garbage collection. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
const silent = { warn: () => {} };

describe.each(engines)('on $name', ({ name, storage }) => {
  /** Runs the chat route with a model that always answers. */
  async function running(more: Partial<Parameters<typeof runAssistant>[0]> = {}) {
    const model = await startModelStandIn('openai-compatible');
    model.behave({ text: modelText });
    onTestFinished(model.close);
    const app = await runAssistant({ storage: await storage(), chatModel: model.settings, now: () => noon, ...more });
    onTestFinished(app.close);
    return { ...app, model };
  }
  const from = (address: string) => ({ 'x-forwarded-for': address });

  describe('the budget', () => {
    test('of one visitor, once spent, limits only this visitor to builtin answers', async () => {
      const { ask, model } = await running({ visitorDaily: 2 });
      const texts = [];
      for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']) {
        texts.push((await ask(question, [], from(address))).text);
      }
      expect(texts).toEqual([modelText, modelText, builtinText, modelText]);
      expect(model.calls).toHaveLength(3);
    });

    test('of the day holds for concurrent questions', async () => {
      const { ask, model } = await running({ daily: 7 });
      const answers = await Promise.all(Array.from({ length: 60 }, (_, place) => ask(question, [], from(`203.0.113.${place}`))));
      expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
      expect(answers.filter(({ text }) => text === modelText)).toHaveLength(7);
      expect(model.calls).toHaveLength(7);
    });

    test('once spent is a 429 with Retry-After if the fallback is off', async () => {
      const { ask } = await running({ daily: 1, fallback: false });
      await ask(question);
      const { error, headers } = await ask(question);
      expect(error).toBe("429 RESOURCE_EXHAUSTED: Today's questions are used up. Try again tomorrow.");
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(DAY / 1000);
    });

    test.each([{ daily: 0 }, { visitorDaily: 0 }])('of zero asks no model: %j', async (limits) => {
      const { ask, model } = await running(limits);
      expect((await ask(question)).text).toBe(builtinText);
      expect(model.calls).toEqual([]);
    });

    test('is shared by processes, survives restarts and renews daily', async () => {
      const settings = await storage();
      let now = noon;
      const limits = { daily: 30, visitorDaily: 4 };
      const processes: ChatBudget[] = [];
      for (let place = 0; place < 3; place += 1) processes.push(new ChatBudget(await openForTest(settings), limits, () => now));
      const take = async (visitors: number, times: number) => {
        const permits: Promise<Permit>[] = [];
        for (let place = 0; place < visitors * times; place += 1) {
          permits.push((processes[place % 3] as ChatBudget).take(`203.0.113.${place % visitors}`));
          // SQLite connections of one process would block each other.
          if (name === 'SQLite') await permits.at(-1);
        }
        return (await Promise.all(permits)).filter((permit) => permit === 'granted').length;
      };
      expect(await take(5, 10)).toBe(20);
      expect(await take(50, 2)).toBe(10);
      const restarted = new ChatBudget(await openForTest(settings), limits, () => now);
      expect(await restarted.take('203.0.113.77')).toBe('day-spent');
      now += DAY;
      expect(await restarted.take('203.0.113.1')).toBe('granted');
    });

    test("stores no address, and changes a visitor's hash daily", async () => {
      const settings = await storage();
      const database = await openForTest(settings);
      let now = noon;
      const budget = new ChatBudget(database, { daily: 9, visitorDaily: 9 }, () => now);
      const rows = () => database.db.selectFrom('chat_visitors').selectAll().execute();
      await budget.take('203.0.113.1');
      const [first, ...more] = await rows();
      expect(more).toEqual([]);
      expect(first?.visitor).toMatch(/^[0-9a-f]{32}$/);
      now += DAY;
      await budget.take('203.0.113.1');
      const [second, ...others] = await rows();
      expect(others).toEqual([]);
      expect(second?.visitor).not.toBe(first?.visitor);
      expect(await database.db.selectFrom('chat_days').select('day').execute()).toEqual([{ day: '2026-11-21' }]);
    });

    test('that cannot be read allows no call', async () => {
      const { ask, storage: database, model, log } = await running();
      await database.db.schema.dropTable('chat_visitors').execute();
      expect(await ask(question)).toMatchObject({ status: 200, text: builtinText });
      expect(model.calls).toEqual([]);
      expect(log()).toContain("the assistant's budget cannot be read");
    });
  });

  describe('an unanswered question', () => {
    test('is stored and counted in normalised form, without identity', async () => {
      const { ask, unanswered, storage: database } = await running({ chatModel: undefined });
      const asked = ['How is the weather?', 'how  is the WEATHER', 'Weather for asha@shop.example, +91 98200 12345?'];
      for (const [place, text] of asked.entries()) expect((await ask(text, [], from(`203.0.113.${place}`))).text).toBe(unknownText);
      await ask(question);
      await unanswered.flush();
      expect(await listQuestions('chat_unanswered', database)).toEqual([
        { question: 'how is the weather', times: 2, lastDay: '2026-11-20' },
        { question: 'weather for [e-mail], [number]', times: 1, lastDay: '2026-11-20' },
      ]);
    });

    test('includes questions that a model did not find', async () => {
      const { ask, unanswered, storage: database, model } = await running();
      model.behave({ text: 'I did not find that. Please use [the contact form](/contact).' });
      await ask('Do you sell on the moon?');
      await unanswered.flush();
      expect(await listQuestions('chat_unanswered', database)).toMatchObject([{ question: 'do you sell on the moon', times: 1 }]);
    });

    test('is counted over days and processes, most asked first', async () => {
      const database = await openForTest(await storage());
      const first = new QuestionStore('chat_unanswered', database, silent, () => noon);
      const second = new QuestionStore('chat_unanswered', database, silent, () => noon + DAY);
      for (const text of ['b', 'a', 'b']) first.note(text);
      for (const text of ['b', 'c']) second.note(text);
      await Promise.all([first.flush(), second.flush()]);
      const counts = async (since?: string) =>
        (await listQuestions('chat_unanswered', database, 9, since)).map(({ question, times }) => `${question}${times}`);
      expect(await counts()).toEqual(['b3', 'a1', 'c1']);
      expect(await counts('2026-11-21')).toEqual(['b1', 'c1']);
    });

    test('is deleted when rare and old, once the table is full', async () => {
      const database = await openForTest(await storage());
      let now = noon - (questionBounds.days + 2) * DAY;
      const unanswered = new QuestionStore('chat_unanswered', database, silent, () => now);
      const count = async () => (await listQuestions('chat_unanswered', database, 1_000_000)).length;
      unanswered.note('too old');
      await unanswered.flush();
      now = noon - DAY;
      for (const text of ['often', 'often', 'once']) unanswered.note(text);
      await unanswered.flush();
      expect(await count()).toBe(2);
      now = noon;
      for (let noted = 0; noted < questionBounds.rows; noted += 500) {
        // At most 500 questions may wait, so the store drops the rest.
        for (let place = 0; place < 520; place += 1) unanswered.note(`question ${noted + place} of the flood`);
        await unanswered.flush();
      }
      expect(await count()).toBe(questionBounds.rows);
      const kept = (await listQuestions('chat_unanswered', database, 1_000_000)).map(({ question }) => question);
      expect(kept).toContain('often');
      expect(kept).not.toContain('once');
    });

    test('is stored without characters that a database refuses', async () => {
      const { ask, unanswered, storage: database } = await running({ chatModel: undefined });
      await ask('weather \0 \ud800 \u202e?');
      await unanswered.flush();
      expect((await listQuestions('chat_unanswered', database)).map(({ question }) => question)).toEqual(['weather \ufffd']);
    });
  });
});

describe('a flood', () => {
  test('of one visitor gets 429 with Retry-After and does not delay others', async () => {
    const app = await runAssistant({ storage: (await engines[0]?.storage()) as never, perMinute: 20 });
    onTestFinished(app.close);
    const flood = await Promise.all(Array.from({ length: 1_000 }, () => app.ask(question, [], { 'x-forwarded-for': '203.0.113.1' })));
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(980);
    expect(refused[0]?.error).toBe('429 RESOURCE_EXHAUSTED: Too many questions in a minute.');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.ask(question, [], { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
    // One household has many IPv6 addresses.
    for (let place = 0; place < 20; place += 1) await app.ask(question, [], { 'x-forwarded-for': `2001:db8:1:1::${place + 1}` });
    expect((await app.ask(question, [], { 'x-forwarded-for': '2001:db8:1:1::ffff' })).status).toBe(429);
  });

  test('of thousands of visitors keeps budget and memory, and all are answered', async () => {
    const model = await startModelStandIn('google');
    model.behave({ text: modelText });
    onTestFinished(model.close);
    const app = await runAssistant({
      storage: (await engines[0]?.storage()) as never,
      chatModel: model.settings,
      daily: 100,
      visitorDaily: 50,
    });
    onTestFinished(app.close);
    const body = JSON.stringify(bodyOf(buildPrompt(question, [])));
    const ask = (place: number) =>
      app.app.inject({
        method: 'POST',
        url: '/v1beta/models/site:generateContent',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` },
        payload: body,
      });
    const wave = async (from: number) => {
      const statuses = await Promise.all(Array.from({ length: 1_000 }, async (_, place) => (await ask(from + place)).statusCode));
      expect(new Set(statuses)).toEqual(new Set([200]));
    };
    // These waves fill all per-visitor maps.
    for (let from = 0; from < 6_000; from += 1_000) await wave(from);
    const before = heap();
    for (let from = 6_000; from < (process.env.LONG ? 11_000 : 8_000); from += 1_000) await wave(from);
    expect(heap() - before).toBeLessThan(15_000_000);
    expect(model.calls).toHaveLength(100);
  });
});
