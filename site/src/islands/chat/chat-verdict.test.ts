import { afterEach, describe, expect, test, vi } from 'vitest';
import { verdictPath } from '../../../../shared/api/chat.ts';
import { chatWords } from '../../../../tests/support/content/chat-words.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { advance, startedChat } from '../../../../tests/support/scripted-chat.ts';
import { askModel } from './ask-model.ts';
import { readTranscript } from './read-transcript.ts';

const answer = 'Two to four weeks. [Solutions](/solutions#how)';

/** Returns a conversation with one answer that can be judged. */
async function answered() {
  const tab = startedChat();
  await tab.ask('How long does it take?');
  await tab.asked[0]?.reply(answer, { verdict: 'open' });
  await advance(2_000);
  const reply = () => tab.chat.state().messages[1];
  return { ...tab, reply, judge: (verdict: 'yes' | 'no') => tab.chat.judge(reply()?.id ?? '', verdict) };
}

describe('a verdict', () => {
  test('stays with the message, on other pages too', async () => {
    const { judge, reply, local } = await answered();
    expect(reply()?.verdict).toBe('open');
    judge('no');
    expect(reply()?.verdict).toBe('no');
    expect(startedChat({ local }).chat.state().messages[1]?.verdict).toBe('no');
  });

  test('is announced once', async () => {
    const { judge, chat } = await answered();
    judge('yes');
    expect(chat.state().announcement).toBe(chatWords.verdict.thanks);
    await advance(2_000);
    expect(chat.state().announcement).toBe('');
  });

  test('"No" reports page and question', async () => {
    const { judge, reports } = await answered();
    judge('no');
    expect(reports).toEqual([{ verdict: 'no', page: '/solutions', question: 'How long does it take?' }]);
  });

  test('"Yes" reports only the page', async () => {
    const { judge, reports } = await answered();
    judge('yes');
    expect(reports).toEqual([{ verdict: 'yes', page: '/solutions' }]);
  });

  test('is given once', async () => {
    const { judge, reply, reports } = await answered();
    judge('yes');
    judge('no');
    expect(reply()?.verdict).toBe('yes');
    expect(reports).toHaveLength(1);
  });

  test('is ignored on a reply that does not ask for one', async () => {
    const tab = startedChat();
    await tab.exchange('Hello', 'Hello.');
    tab.chat.judge(tab.chat.state().messages[1]?.id ?? '', 'no');
    expect(tab.chat.state().messages[1]).not.toHaveProperty('verdict');
    expect(tab.reports).toEqual([]);
  });

  test('is ignored on a conversation cleared by another tab', async () => {
    const tab = await answered();
    tab.local.clear();
    tab.judge('no');
    expect(tab.reports).toEqual([]);
  });

  test('is possible on a reply that arrived during navigation', async () => {
    const [local, session] = [memoryStorage(), memoryStorage()];
    const before = startedChat({ local, session });
    await before.ask('How long does it take?');
    await before.asked[0]?.reply(answer, { verdict: 'open' });
    before.chat.pause();
    const after = startedChat({ local, session });
    await advance(2_000);
    expect(after.chat.state().messages[1]).toMatchObject({ text: answer, verdict: 'open' });
  });
});

describe('a stored message', () => {
  const stored = { id: '1', text: answer, isBot: true, timestamp: 1, status: 'read' };
  const read = (more: object) => readTranscript(JSON.stringify([{ ...stored, ...more }]))[0];

  test.each(['open', 'yes', 'no'])('keeps the verdict %s', (verdict) => expect(read({ verdict })?.verdict).toBe(verdict));
  test.each(['maybe', 1, null, {}])('is read without the verdict %j', (verdict) => expect(read({ verdict })).toEqual(stored));
  test("has none if it is the visitor's", () => expect(read({ isBot: false, verdict: 'open' })).not.toHaveProperty('verdict'));
});

describe('a verdict over the wire', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const own = { base: '', model: 'site' };
  const verdictOn = async (text: string, answered: boolean | undefined, service = own) => {
    // reportEvent needs a window.
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', async () => Response.json({ candidates: [{ content: { parts: [{ text }] } }], answered }));
    return (await askModel(service).ask('The prompt', new AbortController().signal)).verdict;
  };

  test.each<[string, string, boolean]>([
    ['an answer with its page', answer, true],
    ['the closest match', `Closest match: ${answer} Or [ask a person](/contact#message=Hm).`, false],
    ['an answer that is on the contact page', 'Write to us. [Contact](/contact)', true],
  ])('is asked for after %s', async (_, text, answered) => expect(await verdictOn(text, answered)).toBe('open'));

  test.each<[string, string, boolean | undefined]>([
    ['a greeting', 'Hello.', true],
    ['a "not found" reply', 'I did not find that. [Ask a person](/contact#message=Hm).', false],
    ['an answer of another server', answer, undefined],
  ])('%s asks for no verdict', async (_, text, answered) => expect(await verdictOn(text, answered)).toBeUndefined());

  test('an answer of a provider asked directly asks for no verdict', async () =>
    expect(await verdictOn(answer, true, { base: 'https://provider.example', model: 'm' })).toBeUndefined());

  test('a verdict is one POST whose failure is ignored', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    askModel(own).report({ verdict: 'no', page: '/solutions', question: 'How long?' });
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
