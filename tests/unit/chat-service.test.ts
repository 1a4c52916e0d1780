import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pagePolicy } from '../../scripts/finish-build/page-policy.ts';
import { chatService } from '../../site/src/chat-service.ts';
import { askModel } from '../../site/src/islands/chat/ask-model.ts';
import { panelContent } from '../../site/src/islands/chat/panel-content.ts';

const direct = {
  PUBLIC_CHAT_BASE: 'https://generativelanguage.googleapis.com',
  PUBLIC_CHAT_KEY: 'a-key',
  PUBLIC_CHAT_MODEL: 'gemini-flash',
};
const provider = { base: 'https://generativelanguage.googleapis.com', model: 'gemini-flash', key: 'a-key' };

describe('the assistant is asked', () => {
  test('at our own server when nothing is set', () => {
    for (const environment of [{}, { PUBLIC_CHAT_BASE: '', PUBLIC_CHAT_KEY: ' ' }]) {
      expect(chatService(environment)).toEqual({ base: '', model: 'site' });
    }
  });

  test('at the provider that all three settings name', () => {
    expect(chatService(direct)).toEqual(provider);
    expect(chatService({ ...direct, PUBLIC_CHAT_BASE: `${direct.PUBLIC_CHAT_BASE}/` })).toEqual(provider);
  });
});

describe('the panel', () => {
  test('says that answers come from this site only where they do', () => {
    expect(panelContent().words.notice).toMatch(/Answers come from this site/);
    for (const [name, value] of Object.entries(direct)) vi.stubEnv(name, value);
    const { words } = panelContent();
    vi.unstubAllEnvs();
    expect(words.notice).toMatch(/of another company/);
    expect(JSON.stringify(words)).not.toContain('come from this site');
  });
});

describe('a build stops, and says what to set', () => {
  test('when only some are set', () => {
    expect(() => chatService({ ...direct, PUBLIC_CHAT_KEY: undefined, PUBLIC_CHAT_MODEL: '' })).toThrow(
      /^PUBLIC_CHAT_KEY and PUBLIC_CHAT_MODEL must be set as well/,
    );
  });

  test.each(['api.example', 'ftp://api.example', 'https://api.example/v1beta', 'https://user:secret@api.example', 'javascript:alert(1)'])(
    'when the base is %s',
    (base) => {
      expect(() => chatService({ ...direct, PUBLIC_CHAT_BASE: base })).toThrow(
        `PUBLIC_CHAT_BASE must be the origin of a provider, such as https://generativelanguage.googleapis.com, not "${base}"`,
      );
    },
  );
});

test("the pages' policy lets a script ask that provider, and allows nothing more", () => {
  const page = unified().use(rehypeParse).parse('<!doctype html><title>x</title>');
  const policyOf = (chat?: string) => pagePolicy(page, false, { chat }).split('; ');
  expect(policyOf()).toContain("connect-src 'self'");
  expect(policyOf(provider.base).filter((directive) => !policyOf().includes(directive))).toEqual([`connect-src 'self' ${provider.base}`]);
});

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

  test('is a post in the shape of the public API, its key in a header', async () => {
    const { call } = await ask(saying('Yes.'));
    expect(call?.[0]).toBe('https://generativelanguage.googleapis.com/v1beta/models/gemini-flash:generateContent');
    expect(call?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': 'a-key' },
      body: '{"contents":[{"parts":[{"text":"The prompt"}]}]}',
    });
  });

  test('goes to our own server without a key', async () => {
    const { call } = await ask(saying('Yes.'), { base: '', model: 'site' } as typeof provider);
    expect(call?.[0]).toBe('/v1beta/models/site:generateContent');
    expect(call?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  test('has all parts of the first candidate as its reply', async () => {
    expect((await ask(saying('One, ', 'two.'))).reply).toEqual({ text: 'One, two.', choices: [] });
  });

  test.each([
    [json({ error: { code: 429, message: 'Slow down', status: 'RESOURCE_EXHAUSTED' } }, 429), '429 RESOURCE_EXHAUSTED: Slow down'],
    [
      json({ error: { code: 400, message: 'API key not valid', status: 'INVALID_ARGUMENT' } }, 400),
      '400 INVALID_ARGUMENT: API key not valid',
    ],
    [new Response('<h1>Not found</h1>', { status: 404 }), '404'],
    [new Response(null, { status: 502 }), '502'],
  ])('fails with what the server says', async (answer, text) => {
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
  ])('fails when there is no text in the answer', async (answer) => {
    await expect(ask(answer)).rejects.toThrow('The reply has no text');
  });
});
