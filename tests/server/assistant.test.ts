import { afterEach, describe, expect, test } from 'vitest';
import { listQuestions } from '../../server/questions/list-questions.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { buildPrompt, type ChatAnswer, chatPath, ownModel } from '../../wire/chat.ts';
import { bodyOf } from '../support/assistant-app.ts';
import { engines } from '../support/engines.ts';
import { startModelStandIn } from '../support/model-stand-in.ts';
import { type RunningApp, runApp } from '../support/running-app.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The whole server, with the site's own content. */
async function running(more: object = {}) {
  const settings = await engines[0]?.storage();
  const app = await runApp({ ...settings, ...more });
  closing.push(app.close);
  return { app, settings };
}
const ask = ({ ask }: RunningApp, question: string, headers = {}) =>
  ask(chatPath(ownModel), { 'content-type': 'application/json', ...headers }, 'POST', JSON.stringify(bodyOf(buildPrompt(question, []))));
const textOf = (answer: { text: string }) => (JSON.parse(answer.text) as ChatAnswer).candidates[0]?.content.parts[0]?.text;

describe('the assistant on the server', () => {
  test('answers from the site’s own words, with a source, without a key or a network', async () => {
    const { app } = await running();
    const answer = await ask(app, 'What is dynamic pricing?');
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toMatch(/\]\(\/[a-z/-]+\)/);
    // Beside the API's shape, in every answer.
    expect(JSON.parse(answer.text)).toMatchObject({ answered: true, choices: [] });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('gives a model the passages that match, and shows its answer', async () => {
    const model = await startModelStandIn('openai-compatible');
    closing.push(model.close);
    const said = 'Prices move within your limits: [Dynamic pricing](/services/dynamic-pricing).';
    model.behave({ text: said });
    const { app } = await running({ chatModel: model.settings });
    expect(textOf(await ask(app, 'What is dynamic pricing?'))).toBe(said);
    expect(JSON.stringify(model.calls[0]?.body)).toContain('](/services/dynamic-pricing)');
  });

  test('keeps what it could not answer, also when it closes at once', async () => {
    const { app, settings } = await running();
    expect((await ask(app, 'How many kangaroos live in Sydney?')).status).toBe(200);
    await app.close();
    closing.pop();
    const storage = await openStorage(settings as never);
    closing.push(() => storage.db.destroy());
    expect(await listQuestions('chat_unanswered', storage)).toMatchObject([{ question: 'how many kangaroos live in sydney', times: 1 }]);
  });

  test('has a limit of questions in a minute', async () => {
    const { app } = await running({ chatPerMinute: 1 });
    expect((await ask(app, 'Hello')).status).toBe(200);
    const { status, headers, text } = await ask(app, 'Hello');
    expect([status, JSON.parse(text).error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('takes no question from another site', async () => {
    const { app } = await running();
    expect((await ask(app, 'Hello', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(app, 'Hello', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(app, 'Hello', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('forgets at its start who asked a model on past days', async () => {
    const settings = await engines[0]?.storage();
    const storage = await openStorage(settings as never);
    closing.push(() => storage.db.destroy());
    await storage.db.insertInto('chat_days').values({ day: '2026-01-01', salt: 'x', calls: 1 }).execute();
    await storage.db.insertInto('chat_visitors').values({ day: '2026-01-01', visitor: 'y', calls: 1 }).execute();
    const app = await runApp({ ...settings });
    closing.push(app.close);
    expect(await storage.db.selectFrom('chat_visitors').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('chat_days').selectAll().execute()).toEqual([]);
  });
});
