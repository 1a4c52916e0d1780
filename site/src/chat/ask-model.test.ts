import { afterEach, describe, expect, test, vi } from 'vitest';
import { verdictPath } from '../../../shared/api/chat.ts';
import { askModel, reportVerdict } from './ask-model.ts';

const own = { base: '', model: 'site' };
const provider = { base: 'https://generativelanguage.googleapis.com', model: 'gemini-flash', key: 'a-key' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question over the wire', () => {
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
    for (const service of [provider, own]) await askModel(service, async () => 'Facts').ask('The prompt', signal);
    const bodies = fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)));
    const contents = [{ parts: [{ text: 'The prompt' }] }];
    expect(bodies).toEqual([{ systemInstruction: { parts: [{ text: 'Facts' }] }, contents }, { contents }]);
  });

  test('to our own server has no key', async () => {
    const { call } = await ask(saying('Yes.'), own as typeof provider);
    expect(call?.[0]).toBe('/v1beta/models/site:generateContent');
    expect(call?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  test('brings the context of the last reply to our own server, and returns the next', async () => {
    const context = { focus: ['client:GlowCo'] };
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ candidates: [{ content: { parts: [{ text: 'Yes.' }] } }], context }));
    vi.stubGlobal('fetch', fetched);
    const { signal } = new AbortController();
    const replies = [own, provider].map((service) => askModel(service).ask('The prompt', signal, context));
    expect((await Promise.all(replies)).map((reply) => reply.context)).toEqual([context, undefined]);
    expect(fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)).context)).toEqual([context, undefined]);
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

describe('a verdict over the wire', () => {
  const answer = 'Two to four weeks. [Solutions](/solutions#how)';
  const verdictOn = async (text: string, answered: boolean | undefined, service = own) => {
    // reportEvent needs a window.
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', async () => Response.json({ candidates: [{ content: { parts: [{ text }] } }], answered }));
    return (await askModel(service).ask('The prompt', new AbortController().signal)).verdict;
  };

  test.each<[string, string, boolean]>([
    ['an answer with its page', answer, true],
    ['one found part of two', `${answer} I did not find the other part.`, false],
    ['an answer that is on the contact page', 'Write to us. [Contact](/contact)', true],
  ])('is asked for after %s', async (_, text, answered) => expect(await verdictOn(text, answered)).toBe('open'));

  test.each<[string, string, boolean | undefined]>([
    ['a greeting', 'Hello.', true],
    ['a complaint', 'I am sorry. Call us, or send [the message](/contact#message=Hm).', true],
    ['a "not found" reply', 'I did not find that. [Ask a person](/contact#message=Hm).', false],
    ['an answer of another server', answer, undefined],
  ])('%s asks for no verdict', async (_, text, answered) => expect(await verdictOn(text, answered)).toBeUndefined());

  test('an answer of a provider asked directly asks for no verdict', async () =>
    expect(await verdictOn(answer, true, { base: 'https://provider.example', model: 'm' })).toBeUndefined());

  test('a verdict is one POST whose failure is ignored', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    reportVerdict({ verdict: 'no', page: '/solutions', question: 'How long?' });
    expect(fetched.mock.calls).toEqual([
      [
        verdictPath,
        {
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/json' },
          body: '{"verdict":"no","page":"/solutions","question":"How long?"}',
        },
      ],
    ]);
  });
});
