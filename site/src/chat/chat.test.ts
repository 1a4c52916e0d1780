import { describe, expect, test, vi } from 'vitest';
import { readPrompt } from '../../../shared/api/chat.ts';
import { chatWords, failures } from '../../../tests/support/content/chat-words.ts';
import { advance, settle, startedChat } from '../../../tests/support/scripted-chat.ts';
import { historyOf } from './conversation.ts';

describe('a question', () => {
  test('is sent, fetched, typed, answered and read', async () => {
    const tab = startedChat();
    await tab.ask('How long does it take?');
    expect(tab.phase()).toBe('thinking');
    expect(tab.chat.state().messages).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^${Date.now()}-\\w+$`)),
        text: 'How long does it take?',
        isBot: false,
        timestamp: Date.now(),
        status: 'sent',
      },
    ]);
    await tab.asked[0]?.reply('x'.repeat(100));
    expect(tab.phase()).toBe('typing');
    await advance(999);
    expect(tab.chat.state().messages).toHaveLength(1);
    await advance(1);
    expect(tab.phase()).toBe('none');
    expect(tab.chat.state().messages[1]).toMatchObject({ isBot: true, status: 'delivered' });
    await advance(1999);
    expect(tab.chat.state().messages[1]?.status).toBe('delivered');
    await advance(1);
    expect(tab.chat.state().messages.map(({ status }) => status)).toEqual(['sent', 'read']);
    expect(tab.storedMessages().map(({ status }) => status)).toEqual(['sent', 'read']);
  });

  test.each([
    [1, 500],
    [50, 500],
    [51, 510],
    [200, 2000],
    [201, 2000],
    [5000, 2000],
  ])('whose reply has %i characters is typed for %i ms', async (length, time) => {
    const tab = startedChat();
    await tab.ask('How?');
    await tab.asked[0]?.reply('x'.repeat(length));
    await advance(time - 1);
    expect(tab.phase()).toBe('typing');
    await advance(1);
    expect(tab.phase()).toBe('none');
  });

  test('is refused while a reply is pending', async () => {
    const tab = startedChat();
    await tab.ask('First');
    expect(tab.chat.ask('Second')).toBe(false);
    await tab.asked[0]?.reply('Yes.');
    expect(tab.chat.ask('Second')).toBe(false);
    await advance(500);
    expect(tab.chat.ask('Second')).toBe(true);
    expect(tab.texts()).toEqual(['Q: First', 'A: Yes.', 'Q: Second']);
  });

  test.each(['', ' ', '\n\t '])('that is blank is not asked: %j', (text) => {
    const tab = startedChat();
    expect(tab.chat.ask(text)).toBe(false);
    expect(tab.texts()).toEqual([]);
  });

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of %i characters is asked with %i', async (length, asked) => {
    const tab = startedChat();
    await tab.ask('x'.repeat(length));
    expect(readPrompt(tab.asked[0]?.prompt ?? '')?.question).toHaveLength(asked);
  });
});

test('replies count as read two seconds after the last change', async () => {
  const tab = startedChat();
  await tab.exchange('First', 'Yes.');
  await advance(400);
  await tab.ask('Second');
  await advance(1900);
  expect(tab.chat.state().messages[1]?.status).toBe('delivered');
  await advance(100);
  expect(tab.chat.state().messages[1]?.status).toBe('read');
});

test.each([
  [14, 14],
  [15, 15],
  [16, 15],
])('of %i messages before a question %i are kept for its prompt', (count, kept) => {
  const messages = Array.from({ length: count }, (_, place) => ({
    ...{ id: String(place), text: `No. ${place}`, isBot: place % 2 === 1 },
    ...{ timestamp: 1000, status: 'read' as const },
  }));
  expect(historyOf(messages, chatWords)).toHaveLength(kept);
  expect(historyOf(messages, chatWords).at(-1)?.text).toBe(`No. ${count - 1}`);
});

describe('a prompt contains', () => {
  test('the last three messages before the question', async () => {
    const tab = startedChat();
    await tab.exchange('One', 'Reply one');
    await tab.exchange('Two', 'Reply two');
    await tab.ask('Three');
    expect(readPrompt(tab.asked[2]?.prompt ?? '')).toMatchObject({
      question: 'Three',
      history: [
        { isBot: true, text: 'Reply one' },
        { isBot: false, text: 'Two' },
        { isBot: true, text: 'Reply two' },
      ],
    });
  });

  test('the last answered messages, also after failures', async () => {
    const tab = startedChat();
    await tab.exchange('One', 'Reply one');
    for (const [place, question] of ['Two', 'Three'].entries()) {
      await tab.ask(question);
      await tab.asked[place + 1]?.fail('500');
      await advance(250);
    }
    await tab.ask('Four');
    expect(readPrompt(tab.asked[3]?.prompt ?? '')?.history).toMatchObject([
      { isBot: false, text: 'One' },
      { isBot: true, text: 'Reply one' },
    ]);
  });

  test('no history before the first message, and no failures', async () => {
    const tab = startedChat();
    await tab.ask('One');
    expect(readPrompt(tab.asked[0]?.prompt ?? '')?.history).toEqual([]);
    await tab.asked[0]?.fail('500');
    await advance(250);
    await tab.ask('Two');
    expect(readPrompt(tab.asked[1]?.prompt ?? '')?.history).toEqual([]);
  });
});

describe('a failure', () => {
  test.each([
    ['404 NOT_FOUND: no model', failures.notFound],
    ['429 RESOURCE_EXHAUSTED: later', failures.tooMany],
    ['400 INVALID_ARGUMENT: API key not valid', failures.key],
    ['500 INTERNAL: oops', failures.other],
    ['Failed to fetch', failures.other],
    ['404 about a key', failures.notFound],
    ['429 about a key', failures.tooMany],
    // The status is first; a provider's message may contain any number.
    ['429 RESOURCE_EXHAUSTED: quota of project 404404 is spent', failures.tooMany],
  ])('with "%s" is shown at once, and not logged', async (error, text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = startedChat();
    await tab.ask('How?');
    await tab.asked[0]?.fail(error);
    await advance(250);
    expect(tab.texts()).toEqual(['Q: How?', `A: ${text}`]);
    expect(tab.chat.state().messages[1]?.status).toBe('delivered');
    expect(tab.phase()).toBe('none');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('is removed by a retry, which asks the same question', async () => {
    const tab = startedChat();
    await tab.ask('How?');
    await tab.asked[0]?.fail('500');
    await advance(250);
    tab.chat.retry();
    await settle();
    expect(tab.texts()).toEqual(['Q: How?']);
    expect(tab.asked[1]?.prompt).toBe(tab.asked[0]?.prompt);
    await tab.replied('So.', 1);
    expect(tab.texts()).toEqual(['Q: How?', 'A: So.']);
  });

  test('is the only message that can be retried', async () => {
    const tab = startedChat();
    tab.chat.retry();
    await tab.exchange('How?', 'So.');
    tab.chat.retry();
    await tab.ask('And?');
    tab.chat.retry();
    await settle();
    expect(tab.asked).toHaveLength(2);
  });
});

test('the context of the last reply goes with the next question, also after a failure, until it is cleared', async () => {
  const tab = startedChat();
  await tab.ask('One');
  await tab.asked[0]?.reply('Yes.', { context: { focus: ['client:GlowCo'] } });
  await advance(500);
  await tab.ask('Two');
  await tab.asked[1]?.fail('500');
  await advance(250);
  const later = startedChat({ local: tab.local, asked: tab.asked });
  await later.ask('Three');
  later.chat.clear();
  await later.ask('Four');
  const context = { focus: ['client:GlowCo'] };
  expect(tab.asked.map((asked) => asked.context)).toEqual([undefined, context, context, undefined]);
});

describe('clearing', () => {
  test('removes all messages and cancels the pending reply', async () => {
    const tab = startedChat();
    await tab.exchange('One', 'Yes.');
    await tab.ask('Two');
    tab.chat.clear();
    await settle();
    expect(tab.asked[1]?.signal.aborted).toBe(true);
    expect(tab.texts()).toEqual([]);
    expect(tab.local).toHaveLength(0);
    expect(tab.session).toHaveLength(0);
    await advance(60_000);
    expect(tab.texts()).toEqual([]);
  });
});

test('choices are stored with their message, and omitted without any', async () => {
  const tab = startedChat();
  await tab.ask('How?');
  await tab.asked[0]?.reply('I did not find that.', { choices: ['Why?', 'Who?'] });
  await advance(500);
  expect(tab.storedMessages()).toMatchObject([{ text: 'How?' }, { choices: ['Why?', 'Who?'] }]);
  expect(tab.storedMessages()[0]).not.toHaveProperty('choices');
});

test('an internal error is shown to the visitor and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = startedChat();
  await tab.ask('How?');
  // A reply without text causes an internal error.
  await tab.asked[0]?.reply(undefined as unknown as string);
  await advance(2000);
  expect(tab.chat.state().messages.at(-1)?.text).toBe(failures.other);
  expect(log).toHaveBeenCalledWith('The assistant has failed:', expect.any(TypeError));
  log.mockRestore();
});
