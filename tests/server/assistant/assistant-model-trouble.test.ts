import { afterEach, describe, expect, test } from 'vitest';
import { counters } from '../../../server/counters/counters.ts';
import { buildPrompt } from '../../../shared/api/chat.ts';
import { helpText, runAssistant } from '../../support/server/assistant-app.ts';
import { engines } from '../../support/server/engines.ts';
import { startModelStandIn } from '../../support/server/model-stand-in.ts';

const good = 'Prices follow demand within your limits, for up to 25% more revenue. See [Pricing](/services/pricing).';

describe.each(['google', 'openai-compatible'] as const)('a model of %s', (provider) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** Runs the chat route with a model that answers. */
  async function running(more: object = {}) {
    const model = await startModelStandIn(provider);
    closing.push(model.close);
    model.behave({ text: good });
    const app = await runAssistant({ storage: (await engines[0]?.storage()) as never, chatModel: model.settings, ...more });
    closing.push(app.close);
    return { ...app, model, askPricing: async () => app.ask('What does pricing add?') };
  }

  test('cut at the token limit is shown up to its last sentence', async () => {
    const { model, askPricing } = await running();
    model.behave({ text: `${good} It also ad`, isCut: true });
    expect((await askPricing()).text).toBe(good);
  });

  test('that links the contact page counts as answered', async () => {
    const { model, ask } = await running();
    model.behave({ text: 'A person answers within two working days: [Contact](/contact).' });
    expect((await ask('When do you answer?')).body).toMatchObject({ answered: true, choices: [] });
  });

  test('is not asked in cases that builtin must answer', async () => {
    const { model, ask } = await running();
    expect((await ask('I despair')).text).toBe(helpText);
    expect(model.calls).toEqual([]);
  });

  test('that fails three times in a row is not asked for a minute', async () => {
    let now = Date.now();
    const { model, askPricing } = await running({ now: () => now, fallback: false });
    model.behave(503);
    for (let time = 0; time < 6; time += 1) expect((await askPricing()).status).toBe(503);
    expect(model.calls).toHaveLength(3);
    now += 60_000;
    model.behave({ text: good });
    expect((await askPricing()).text).toBe(good);
  });

  test('whose visitors disconnect does not count as failing', async () => {
    const failed = counters.answers.counts.get('failed');
    const { model, askPricing, origin } = await running();
    model.behave('never');
    const body = JSON.stringify({ contents: [{ parts: [{ text: buildPrompt('What does pricing add?', []) }] }] });
    const headers = { 'content-type': 'application/json' };
    for (let time = 0; time < 3; time += 1) {
      const leaving = new AbortController();
      const left = fetch(`${origin}/v1beta/models/site:generateContent`, { method: 'POST', headers, body, signal: leaving.signal });
      await expect.poll(() => model.open).toBe(1);
      leaving.abort();
      await Promise.allSettled([left]);
      await expect.poll(() => model.open).toBe(0);
    }
    model.behave({ text: good });
    expect((await askPricing()).text).toBe(good);
    expect(counters.answers.counts.get('failed')).toBe(failed);
  });

  test('that rejects parameters is asked without them from then on', async () => {
    const names = provider === 'google' ? ['maxOutputTokens', 'temperature'] : ['max_tokens', 'temperature'];
    const { model, askPricing, log } = await running();
    model.behave({ text: good, refuses: names });
    expect((await askPricing()).text).toBe(good);
    expect(model.calls).toHaveLength(3);
    expect((await askPricing()).text).toBe(good);
    expect(model.calls).toHaveLength(4);
    for (const name of names) expect(JSON.stringify(model.calls[3]?.body)).not.toContain(`"${name}"`);
    expect(log().match(/the model refuses a parameter/g)).toHaveLength(2);
  });
});
