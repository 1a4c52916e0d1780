import { describe, expect, onTestFinished, test } from 'vitest';
import { writeServerData } from '../../../scripts/build/write-server-data.ts';
import { readModelAnswers } from '../../../server/assistant/model-answers.ts';
import { listQuestions } from '../../../server/questions/list-questions.ts';
import type { StorageSettings } from '../../../server/storage/open-storage.ts';
import { buildPrompt, type ChatAnswer, chatPath, ownModel } from '../../../shared/api/chat.ts';
import { content } from '../../support/content/site-routes.ts';
import { bodyOf } from '../../support/server/assistant-app.ts';
import { engines } from '../../support/server/engines.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { startModelStandIn } from '../../support/server/model-stand-in.ts';
import { openForTest } from '../../support/server/open-for-test.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const HOUR = 3_600_000;

/** Starts the whole server with the real content. */
async function running(more: object = {}) {
  const app = await runApp({ ...(await engines[0]?.storage()), ...more });
  onTestFinished(app.close);
  return app;
}
const ask = ({ ask }: RunningApp, question: string, headers = {}) =>
  ask(chatPath(ownModel), { 'content-type': 'application/json', ...headers }, 'POST', JSON.stringify(bodyOf(buildPrompt(question, []))));
const textOf = (answer: { text: string }) => (JSON.parse(answer.text) as ChatAnswer).candidates[0]?.content.parts[0]?.text;

describe('the assistant on the server', () => {
  test('answers with a source, without a key or network', async () => {
    const app = await running();
    const answer = await ask(app, 'What is dynamic pricing?');
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toMatch(/\]\(\/[a-z/-]+\)/);
    // Every answer has these properties in addition to those of the public API.
    expect(JSON.parse(answer.text)).toMatchObject({ answered: true, choices: [] });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('sends a model all pages and further answers, and shows its reply', async () => {
    const model = await startModelStandIn('openai-compatible');
    onTestFinished(model.close);
    const modelText = 'Prices move within your limits: [Dynamic pricing](/services/dynamic-pricing).';
    model.behave({ text: modelText });
    const app = await running({ chatModel: model.settings });
    expect(textOf(await ask(app, 'What is dynamic pricing?'))).toBe(modelText);
    const requestBody = JSON.stringify(model.calls[0]?.body);
    expect(requestBody).toContain('<page path=\\"/services/pricing\\">\\n# Pricing');
    expect(requestBody).toContain('We publish no prices, because');
  });

  test('answers a booking, a cry for help and a day by builtin, even with a model', async () => {
    const model = await startModelStandIn('openai-compatible');
    onTestFinished(model.close);
    const app = await running({ chatModel: model.settings });
    expect(textOf(await ask(app, 'book me a demo on Friday'))).toContain('/contact#message=');
    expect(textOf(await ask(app, 'Are you open on Sunday?'))).toContain('We are closed on Sunday');
    expect(textOf(await ask(app, 'I want to kill myself'))).toBe(content.assistant.replies.harm);
    expect(model.calls).toEqual([]);
  });

  test('answers from the calendar of the current build', async () => {
    const { buildFolder } = await buildFixtureSite();
    const holidays = [...content.agency.holidays, { day: '2027-08-16', name: 'Parsi New Year' }];
    const agency = { ...content.agency, holidays, hours: 'Monday to Friday from 10 to 18, Mumbai time' };
    await writeServerData(buildFolder, { ...content, agency });
    const app = await running({ buildFolder });
    const day = await ask(app, 'Is the office open on 16 August 2027?');
    expect(textOf(day)).toContain('We are closed on Monday, 16 August 2027, for Parsi New Year.');
    expect(textOf(await ask(app, 'What are your office hours?'))).toContain('at these hours: Monday to Friday from 10 to 18, Mumbai time');
  });

  test('counts by hour who answered, if there is a model', async () => {
    const settings = (await engines[0]?.storage()) as StorageSettings;
    const model = await startModelStandIn('openai-compatible');
    onTestFinished(model.close);
    const app = await runApp({ ...settings, chatModel: model.settings, chatDailyLimit: 3 });
    model.behave({ text: 'See [Services](/services).' });
    await ask(app, 'What do you do?');
    model.behave({ text: 'We guarantee it: [Services](/services).' });
    await ask(app, 'What do you do?');
    model.behave(500);
    for (let time = 0; time < 3; time += 1) await ask(app, 'What do you do?');
    await app.close();
    const storage = await openForTest(settings);
    const span = { from: Date.now() - 2 * HOUR, to: Date.now() + 1 };
    expect(await readModelAnswers(storage, span)).toEqual({ model: 1, failed: 1, unused: 1, spent: 2 });
    expect(await readModelAnswers(storage, { from: 0, to: span.from })).toEqual({ model: 0, failed: 0, unused: 0, spent: 0 });
  });

  test('stores unanswered questions, even when it closes at once', async () => {
    const settings = (await engines[0]?.storage()) as StorageSettings;
    const app = await runApp(settings);
    expect((await ask(app, 'Do kangaroos juggle penguins?')).status).toBe(200);
    await app.close();
    const storage = await openForTest(settings);
    expect(await listQuestions('chat_unanswered', storage)).toMatchObject([{ question: 'do kangaroos juggle penguins', times: 1 }]);
  });

  test("deletes visitors' hashes of past days at its start", async () => {
    const settings = (await engines[0]?.storage()) as StorageSettings;
    const { db } = await openForTest(settings);
    await db.insertInto('chat_days').values({ day: '2026-01-01', salt: 'x', calls: 1 }).execute();
    await db.insertInto('chat_visitors').values({ day: '2026-01-01', visitor: 'y', calls: 1 }).execute();
    await running(settings);
    for (const table of ['chat_visitors', 'chat_days'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
