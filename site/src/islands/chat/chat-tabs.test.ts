import { describe, expect, test } from 'vitest';
import { failures } from '../../../../tests/support/content/chat-words.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { advance, settle, startedChat } from '../../../../tests/support/scripted-chat.ts';

describe('a page that is left in mid-reply', () => {
  /** Simulates a navigation in the same tab. */
  const nextPage = async (page: ReturnType<typeof startedChat>) => {
    page.chat.pause();
    await settle();
    const next = startedChat({ local: page.local, session: page.session, asked: page.asked });
    await settle();
    return next;
  };

  test('asks the question again, once, with the same prompt', async () => {
    const one = startedChat();
    await one.ask('How?');
    const two = await nextPage(one);
    expect(two.asked.map(({ prompt }) => prompt)).toEqual([one.asked[0]?.prompt, one.asked[0]?.prompt]);
    expect(two.phase()).toBe('thinking');
    await two.replied('So.', 1);
    expect(two.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(two.session).toHaveLength(0);
  });

  test('twice shows an error that can be retried', async () => {
    const one = startedChat();
    await one.ask('How?');
    const three = await nextPage(await nextPage(one));
    expect(three.asked).toHaveLength(2);
    expect(three.texts()).toEqual(['Q: How?', `A: ${failures.other}`]);
    three.chat.retry();
    await settle();
    expect(three.asked).toHaveLength(3);
  });

  test('while the reply is typed keeps reply and choices', async () => {
    const one = startedChat();
    await one.ask('How?');
    await one.asked[0]?.reply('So.', { choices: ['Why?'] });
    const two = await nextPage(one);
    expect(two.phase()).toBe('typing');
    await advance(500);
    expect(two.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(two.chat.state().messages.at(-1)?.choices).toEqual(['Why?']);
    expect(two.asked).toHaveLength(1);
  });

  test("and restored continues with the tab's current state", async () => {
    const one = startedChat();
    await one.ask('How?');
    const two = await nextPage(one);
    await two.replied('So.', 1);
    two.chat.pause();
    one.memory.reload();
    one.chat.start();
    await settle();
    expect(one.phase()).toBe('none');
    expect(one.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(one.asked).toHaveLength(2);
  });
});

describe('several tabs', () => {
  const tabs = () => {
    const local = memoryStorage();
    return [startedChat({ local }), startedChat({ local })] as const;
  };

  test('share one conversation without overwriting each other', async () => {
    const [one, two] = tabs();
    await one.ask('From one');
    await two.ask('From two');
    await one.asked[0]?.reply('To one.');
    await two.replied('To two.');
    one.chat.refresh();
    expect(one.texts()).toEqual(['Q: From one', 'Q: From two', 'A: To one.', 'A: To two.']);
    expect(new Set(one.chat.state().messages.map(({ id }) => id)).size).toBe(4);
  });

  test('that write at the same moment lose no message', async () => {
    const [one, two] = tabs();
    const before = one.local.getItem('chatMessages');
    await one.ask('From one');
    const mine = one.local.getItem('chatMessages') ?? '';
    // The other tab has not seen the message yet, and overwrites it.
    if (before === null) one.local.removeItem('chatMessages');
    await two.ask('From two');
    expect(one.local.getItem('chatMessages')).not.toBe(mine);
    one.chat.refresh();
    two.chat.refresh();
    expect(one.texts().toSorted()).toEqual(['Q: From one', 'Q: From two']);
    expect(two.texts()).toEqual(one.texts());
  });

  test('that clear the conversation cancel replies pending in other tabs', async () => {
    const [one, two] = tabs();
    await one.ask('From one');
    two.chat.refresh();
    two.chat.clear();
    one.chat.refresh();
    await settle();
    expect(one.asked[0]?.signal.aborted).toBe(true);
    expect(one.phase()).toBe('none');
    expect(one.texts()).toEqual([]);
    expect(one.session).toHaveLength(0);
  });

  test('get one reply if a tab was duplicated in mid-reply', async () => {
    const one = startedChat();
    await one.ask('How?');
    const session = memoryStorage();
    session.setItem('chat-panel', one.session.getItem('chat-panel') ?? '');
    await one.replied('So.');
    const copy = startedChat({ local: one.local, session });
    await settle();
    expect(copy.asked).toEqual([]);
    expect(copy.texts()).toEqual(['Q: How?', 'A: So.']);
  });
});
