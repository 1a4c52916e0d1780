import { describe, expect, test, vi } from 'vitest';
import { readPrompt } from '../../../../shared/api/chat.ts';
import { failures } from '../../../../tests/support/content/chat-words.ts';
import { advance, settle, startedChat } from '../../../../tests/support/scripted-chat.ts';

describe('a question', () => {
  test('is sent, fetched, typed, answered and read', async () => {
    const it = startedChat();
    await it.ask('How long does it take?');
    expect(it.phase()).toBe('thinking');
    expect(it.chat.state().messages).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^${Date.now()}-\\w+$`)),
        text: 'How long does it take?',
        isBot: false,
        timestamp: Date.now(),
        status: 'sent',
      },
    ]);
    await it.asked[0]?.reply('x'.repeat(100));
    expect(it.phase()).toBe('typing');
    await advance(999);
    expect(it.chat.state().messages).toHaveLength(1);
    await advance(1);
    expect(it.phase()).toBe('none');
    expect(it.chat.state().messages[1]).toMatchObject({ isBot: true, status: 'delivered' });
    await advance(1999);
    expect(it.chat.state().messages[1]?.status).toBe('delivered');
    await advance(1);
    expect(it.chat.state().messages.map(({ status }) => status)).toEqual(['sent', 'read']);
    expect(it.storedMessages().map(({ status }) => status)).toEqual(['sent', 'read']);
  });

  test.each([
    [1, 500],
    [50, 500],
    [51, 510],
    [200, 2000],
    [201, 2000],
    [5000, 2000],
  ])('whose reply has %i characters is typed for %i ms', async (length, time) => {
    const it = startedChat();
    await it.ask('How?');
    await it.asked[0]?.reply('x'.repeat(length));
    await advance(time - 1);
    expect(it.phase()).toBe('typing');
    await advance(1);
    expect(it.phase()).toBe('none');
  });

  test('is refused while a reply is pending', async () => {
    const it = startedChat();
    await it.ask('First');
    expect(it.chat.ask('Second')).toBe(false);
    await it.asked[0]?.reply('Yes.');
    expect(it.chat.ask('Second')).toBe(false);
    await advance(500);
    expect(it.chat.ask('Second')).toBe(true);
    expect(it.texts()).toEqual(['Q: First', 'A: Yes.', 'Q: Second']);
  });

  test.each(['', ' ', '\n\t '])('that is blank is not asked: %j', (text) => {
    const it = startedChat();
    expect(it.chat.ask(text)).toBe(false);
    expect(it.texts()).toEqual([]);
  });

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of %i characters is asked with %i', async (length, asked) => {
    const it = startedChat();
    await it.ask('x'.repeat(length));
    expect(readPrompt(it.asked[0]?.prompt ?? '')?.question).toHaveLength(asked);
  });
});

test('replies count as read two seconds after the last change', async () => {
  const it = startedChat();
  await it.exchange('First', 'Yes.');
  await advance(400);
  await it.ask('Second');
  await advance(1900);
  expect(it.chat.state().messages[1]?.status).toBe('delivered');
  await advance(100);
  expect(it.chat.state().messages[1]?.status).toBe('read');
});

describe('a prompt contains', () => {
  test('the last three messages before the question', async () => {
    const it = startedChat();
    await it.exchange('One', 'Reply one');
    await it.exchange('Two', 'Reply two');
    await it.ask('Three');
    expect(readPrompt(it.asked[2]?.prompt ?? '')).toMatchObject({
      question: 'Three',
      history: [
        { isBot: true, text: 'Reply one' },
        { isBot: false, text: 'Two' },
        { isBot: true, text: 'Reply two' },
      ],
    });
  });

  test('the failed question, but no error message', async () => {
    const it = startedChat();
    await it.exchange('One', 'Reply one');
    await it.ask('Two');
    await it.asked[1]?.fail('500');
    await advance(250);
    await it.ask('Three');
    expect(readPrompt(it.asked[2]?.prompt ?? '')?.history).toMatchObject([
      { isBot: false, text: 'One' },
      { isBot: true, text: 'Reply one' },
      { isBot: false, text: 'Two' },
    ]);
  });

  test('no history before the first message, and no failures', async () => {
    const it = startedChat();
    await it.ask('One');
    expect(readPrompt(it.asked[0]?.prompt ?? '')?.history).toEqual([]);
    await it.asked[0]?.fail('500');
    await advance(250);
    await it.ask('Two');
    expect(readPrompt(it.asked[1]?.prompt ?? '')?.history).toEqual([{ isBot: false, text: 'One' }]);
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
    const it = startedChat();
    await it.ask('How?');
    await it.asked[0]?.fail(error);
    await advance(250);
    expect(it.texts()).toEqual(['Q: How?', `A: ${text}`]);
    expect(it.chat.state().messages[1]?.status).toBe('delivered');
    expect(it.phase()).toBe('none');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('is removed by a retry, which asks the same question', async () => {
    const it = startedChat();
    await it.ask('How?');
    await it.asked[0]?.fail('500');
    await advance(250);
    it.chat.retry();
    await settle();
    expect(it.texts()).toEqual(['Q: How?']);
    expect(it.asked[1]?.prompt).toBe(it.asked[0]?.prompt);
    await it.replied('So.', 1);
    expect(it.texts()).toEqual(['Q: How?', 'A: So.']);
  });

  test('is the only message that can be retried', async () => {
    const it = startedChat();
    it.chat.retry();
    await it.exchange('How?', 'So.');
    it.chat.retry();
    await it.ask('And?');
    it.chat.retry();
    await settle();
    expect(it.asked).toHaveLength(2);
  });
});

describe('clearing', () => {
  test('removes all messages and cancels the pending reply', async () => {
    const it = startedChat();
    await it.exchange('One', 'Yes.');
    await it.ask('Two');
    it.chat.clear();
    await settle();
    expect(it.asked[1]?.signal.aborted).toBe(true);
    expect(it.texts()).toEqual([]);
    expect(it.local).toHaveLength(0);
    expect(it.session).toHaveLength(0);
    await advance(60_000);
    expect(it.texts()).toEqual([]);
  });
});
