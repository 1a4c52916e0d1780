import { afterEach, describe, expect, test, vi } from 'vitest';
import { askModel } from './ask-model.ts';

const provider = { base: 'https://generativelanguage.googleapis.com', model: 'gemini-flash', key: 'a-key' };

describe('a question over the wire', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const ask = async (answer: Response, service = provider) => {
    const fetched = vi.fn<typeof fetch>(async () => answer);
    vi.stubGlobal('fetch', fetched);
    const reply = await askModel(service).ask('The prompt', new AbortController().signal);
    return { reply, call: fetched.mock.calls[0] };
  };
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const saying = (...texts: string[]) => json({ candidates: [{ content: { role: 'model', parts: texts.map((text) => ({ text })) } }] });

  test('is a POST in the format of the public API, with the key in a header', async () => {
    const { call } = await ask(saying('Yes.'));
    expect(call?.[0]).toBe('https://generativelanguage.googleapis.com/v1beta/models/gemini-flash:generateContent');
    expect(call?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': 'a-key' },
      body: '{"contents":[{"parts":[{"text":"The prompt"}]}]}',
    });
  });

  test('to a provider includes facts, which our own server adds itself', async () => {
    const answer = () => saying('Yes.');
    const fetched = vi.fn<typeof fetch>(async () => answer());
    vi.stubGlobal('fetch', fetched);
    const { signal } = new AbortController();
    for (const service of [provider, { base: '', model: 'site' }]) await askModel(service, async () => 'Facts').ask('The prompt', signal);
    const bodies = fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)));
    const contents = [{ parts: [{ text: 'The prompt' }] }];
    expect(bodies).toEqual([{ systemInstruction: { parts: [{ text: 'Facts' }] }, contents }, { contents }]);
  });

  test('to our own server has no key', async () => {
    const { call } = await ask(saying('Yes.'), { base: '', model: 'site' } as typeof provider);
    expect(call?.[0]).toBe('/v1beta/models/site:generateContent');
    expect(call?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  test('returns the joined parts of the first candidate', async () => {
    expect((await ask(saying('One, ', 'two.'))).reply).toEqual({ text: 'One, two.', choices: [] });
  });

  test.each([
    [json({ error: { code: 429, message: 'Slow down', status: 'RESOURCE_EXHAUSTED' } }, 429), '429 RESOURCE_EXHAUSTED: Slow down'],
    [json({ error: { code: 400, message: 'No API key', status: 'INVALID_ARGUMENT' } }, 400), '400 INVALID_ARGUMENT: No API key'],
    [new Response('<h1>Not found</h1>', { status: 404 }), '404'],
    [new Response(null, { status: 502 }), '502'],
  ])("fails with the server's message", async (answer, text) => {
    await expect(ask(answer)).rejects.toThrow(new Error(text));
  });

  test.each([
    json({}),
    json(null),
    json({ candidates: [] }),
    json({ candidates: [{ finishReason: 'SAFETY' }] }),
    json({ candidates: [{ content: { parts: [{ text: 7 }, null] } }] }),
    saying(),
    saying(' \n'),
    new Response('not JSON'),
  ])('fails if the response has no text', async (answer) => {
    await expect(ask(answer)).rejects.toThrow('The reply has no text');
  });
});
