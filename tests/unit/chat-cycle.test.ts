import { describe, expect, test, vi } from 'vitest';
import { readPrompt } from '../../wire/chat.ts';
import { failures } from '../support/chat-words.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { scriptedChat, settle } from '../support/scripted-chat.ts';

const started = (options?: Parameters<typeof scriptedChat>[0]) => {
  const it = scriptedChat(options);
  it.chat.start();
  return it;
};
const phase = ({ chat }: ReturnType<typeof scriptedChat>) => chat.state().reply;

describe('a question', () => {
  test('is sent, thought about, typed, replied to and read', async () => {
    const it = started();
    await it.ask('How long does it take?');
    expect(phase(it)).toBe('thinking');
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
    expect(phase(it)).toBe('typing');
    await vi.advanceTimersByTimeAsync(999);
    expect(it.chat.state().messages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(phase(it)).toBe('none');
    expect(it.chat.state().messages[1]).toMatchObject({ isBot: true, status: 'delivered' });
    await vi.advanceTimersByTimeAsync(1999);
    expect(it.chat.state().messages[1]?.status).toBe('delivered');
    await vi.advanceTimersByTimeAsync(1);
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
    const it = started();
    await it.ask('How?');
    await it.asked[0]?.reply('x'.repeat(length));
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(phase(it)).toBe('typing');
    await vi.advanceTimersByTimeAsync(1);
    expect(phase(it)).toBe('none');
  });

  test('waits for the reply to the one before', async () => {
    const it = started();
    await it.ask('First');
    expect(it.chat.ask('Second')).toBe(false);
    await it.asked[0]?.reply('Yes.');
    expect(it.chat.ask('Second')).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(it.chat.ask('Second')).toBe(true);
    expect(it.texts()).toEqual(['Q: First', 'A: Yes.', 'Q: Second']);
  });

  test.each(['', ' ', '\n\t '])('that is blank is not asked: %j', (text) => {
    const it = started();
    expect(it.chat.ask(text)).toBe(false);
    expect(it.texts()).toEqual([]);
  });

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('of %i characters is asked with %i', async (length, asked) => {
    const it = started();
    await it.ask('x'.repeat(length));
    expect(readPrompt(it.asked[0]?.prompt ?? '')?.question).toHaveLength(asked);
  });
});

test('two seconds count from the last change of the list', async () => {
  const it = started();
  await it.exchange('First', 'Yes.');
  await vi.advanceTimersByTimeAsync(400);
  await it.ask('Second');
  await vi.advanceTimersByTimeAsync(1900);
  expect(it.chat.state().messages[1]?.status).toBe('delivered');
  await vi.advanceTimersByTimeAsync(100);
  expect(it.chat.state().messages[1]?.status).toBe('read');
});

describe('a prompt tells of', () => {
  test('the last three messages before the question', async () => {
    const it = started();
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

  test('nothing before the first, and not of failures', async () => {
    const it = started();
    await it.ask('One');
    expect(readPrompt(it.asked[0]?.prompt ?? '')?.history).toEqual([]);
    await it.asked[0]?.fail('500');
    await vi.advanceTimersByTimeAsync(250);
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
    // The status stands first, and what a provider says may hold any number.
    ['429 RESOURCE_EXHAUSTED: quota of project 404404 is spent', failures.tooMany],
  ])('of "%s" is a message, without being typed', async (error, text) => {
    const it = started();
    await it.ask('How?');
    await it.asked[0]?.fail(error);
    await vi.advanceTimersByTimeAsync(250);
    expect(it.texts()).toEqual(['Q: How?', `A: ${text}`]);
    expect(it.chat.state().messages[1]?.status).toBe('delivered');
    expect(phase(it)).toBe('none');
  });

  test('can be tried again: it goes, and the same question is asked', async () => {
    const it = started();
    await it.ask('How?');
    await it.asked[0]?.fail('500');
    await vi.advanceTimersByTimeAsync(250);
    it.chat.retry();
    await settle();
    expect(it.texts()).toEqual(['Q: How?']);
    expect(it.asked[1]?.prompt).toBe(it.asked[0]?.prompt);
    await it.asked[1]?.reply('So.');
    await vi.advanceTimersByTimeAsync(500);
    expect(it.texts()).toEqual(['Q: How?', 'A: So.']);
  });

  test('is the only thing that can be tried again', async () => {
    const it = started();
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
  test('leaves nothing behind, and what is under way is dropped', async () => {
    const it = started();
    await it.exchange('One', 'Yes.');
    await it.ask('Two');
    it.chat.clear();
    await settle();
    expect(it.asked[1]?.signal.aborted).toBe(true);
    expect(it.texts()).toEqual([]);
    expect(it.local).toHaveLength(0);
    expect(it.session).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(it.texts()).toEqual([]);
  });
});

describe('a page that is left in mid-reply', () => {
  /** The next page of the same tab. */
  const nextPage = async (it: ReturnType<typeof scriptedChat>) => {
    it.chat.pause();
    await settle();
    const next = started({ local: it.local, session: it.session, asked: it.asked });
    await settle();
    return next;
  };

  test('has the question asked again, once, with the same prompt', async () => {
    const one = started();
    await one.ask('How?');
    const two = await nextPage(one);
    expect(two.asked.map(({ prompt }) => prompt)).toEqual([one.asked[0]?.prompt, one.asked[0]?.prompt]);
    expect(phase(two)).toBe('thinking');
    await two.asked[1]?.reply('So.');
    await vi.advanceTimersByTimeAsync(500);
    expect(two.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(two.session).toHaveLength(0);
  });

  test('and left again, says that it failed and can be tried again', async () => {
    const three = await nextPage(
      await nextPage(
        await (async () => {
          const one = started();
          await one.ask('How?');
          return one;
        })(),
      ),
    );
    expect(three.asked).toHaveLength(2);
    expect(three.texts()).toEqual(['Q: How?', `A: ${failures.other}`]);
    three.chat.retry();
    await settle();
    expect(three.asked).toHaveLength(3);
  });

  test('while the reply is typed, is not asked again', async () => {
    const one = started();
    await one.ask('How?');
    await one.asked[0]?.reply('So.');
    const two = await nextPage(one);
    expect(phase(two)).toBe('typing');
    await vi.advanceTimersByTimeAsync(500);
    expect(two.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(two.asked).toHaveLength(1);
  });

  test('and come back to, goes on where the tab is now', async () => {
    const one = started();
    await one.ask('How?');
    const two = await nextPage(one);
    await two.asked[1]?.reply('So.');
    await vi.advanceTimersByTimeAsync(500);
    two.chat.pause();
    one.memory.reload();
    one.chat.start();
    await settle();
    expect(phase(one)).toBe('none');
    expect(one.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(one.asked).toHaveLength(2);
  });
});

describe('several tabs', () => {
  const tabs = () => {
    const local = memoryStorage();
    return [started({ local }), started({ local })] as const;
  };

  test('share one conversation, and do not write over each other', async () => {
    const [one, two] = tabs();
    await one.ask('From one');
    await two.ask('From two');
    await one.asked[0]?.reply('To one.');
    await two.asked[0]?.reply('To two.');
    await vi.advanceTimersByTimeAsync(500);
    one.chat.refresh();
    expect(one.texts()).toEqual(['Q: From one', 'Q: From two', 'A: To one.', 'A: To two.']);
    expect(new Set(one.chat.state().messages.map(({ id }) => id)).size).toBe(4);
  });

  test('that write at the same moment lose nothing, whichever comes last', async () => {
    const [one, two] = tabs();
    const before = one.local.getItem('chatMessages');
    await one.ask('From one');
    const mine = one.local.getItem('chatMessages') ?? '';
    // The other tab has not seen it yet, and writes over it.
    if (before === null) one.local.removeItem('chatMessages');
    await two.ask('From two');
    expect(one.local.getItem('chatMessages')).not.toBe(mine);
    one.chat.refresh();
    two.chat.refresh();
    expect(one.texts().toSorted()).toEqual(['Q: From one', 'Q: From two']);
    expect(two.texts()).toEqual(one.texts());
  });

  test('that clear it end what others wait for', async () => {
    const [one, two] = tabs();
    await one.ask('From one');
    two.chat.refresh();
    two.chat.clear();
    one.chat.refresh();
    await settle();
    expect(one.asked[0]?.signal.aborted).toBe(true);
    expect(phase(one)).toBe('none');
    expect(one.texts()).toEqual([]);
    expect(one.session).toHaveLength(0);
  });

  test('of which one is a copy made in mid-reply, have one reply', async () => {
    const one = started();
    await one.ask('How?');
    const session = memoryStorage();
    for (const key of ['chat-panel']) session.setItem(key, one.session.getItem(key) ?? '');
    await one.asked[0]?.reply('So.');
    await vi.advanceTimersByTimeAsync(500);
    const copy = started({ local: one.local, session });
    await settle();
    expect(copy.asked).toEqual([]);
    expect(copy.texts()).toEqual(['Q: How?', 'A: So.']);
  });
});
