import { describe, expect, test } from 'vitest';
import { failures } from '../../../tests/support/content/chat-words.ts';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { advance, settle, startedChat } from '../../../tests/support/scripted-chat.ts';

describe('a page that is left in mid-reply', () => {
  /** Simulates a navigation in the same tab. */
  const nextPage = async (page: ReturnType<typeof startedChat>) => {
    page.chat.pause();
    await settle();
    return startedChat({ local: page.local, session: page.session, asked: page.asked });
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

  test('while the reply is typed keeps reply, choices and verdict', async () => {
    const one = startedChat();
    await one.ask('How?');
    await one.asked[0]?.reply('So.', { choices: ['Why?'], verdict: 'open' });
    const two = await nextPage(one);
    expect(two.phase()).toBe('typing');
    await advance(500);
    expect(two.chat.state().messages[1]).toMatchObject({ text: 'So.', choices: ['Why?'], verdict: 'open' });
    expect(two.asked).toHaveLength(1);
  });

  test("and restored continues with the tab's current state", async () => {
    const one = startedChat();
    await one.ask('How?');
    const two = await nextPage(one);
    await two.replied('So.', 1);
    two.chat.pause();
    one.chat.start(true);
    await settle();
    expect(one.phase()).toBe('none');
    expect(one.texts()).toEqual(['Q: How?', 'A: So.']);
    expect(one.asked).toHaveLength(2);
  });

  test('on a phone keeps the question pending, but not the panel open', async () => {
    const one = startedChat();
    one.chat.open();
    await one.ask('How?');
    one.chat.pause();
    one.chat.start(false);
    expect(one.chat.state()).toMatchObject({ isOpen: false, pending: { isRepeat: true } });
    await one.replied('So.', 1);
    expect(one.chat.state().hasNews).toBe(true);
    one.chat.open();
    expect(one.chat.state().hasNews).toBe(false);
  });
});

test('of several tabs the last one wins, and others show its conversation', async () => {
  const local = memoryStorage();
  const [one, two] = [startedChat({ local }), startedChat({ local })];
  await one.exchange('From one', 'To one.');
  two.chat.adopt();
  expect(two.texts()).toEqual(['Q: From one', 'A: To one.']);
  await two.ask('From two');
  one.chat.clear();
  // A tab that waits for a reply keeps its own conversation.
  two.chat.adopt();
  await two.replied('To two.', 0);
  one.chat.adopt();
  expect(one.texts()).toEqual(['Q: From one', 'A: To one.', 'Q: From two', 'A: To two.']);
});

test('the panel opens with the question that the search has stored', () => {
  const tab = startedChat();
  tab.session.setItem('chat-draft', 'pricing');
  tab.chat.open();
  expect(tab.chat.state()).toMatchObject({ isOpen: true, draft: 'pricing' });
  tab.chat.change({ draft: '', isOpen: false });
  expect(tab.session).toHaveLength(0);
});

describe('a verdict', () => {
  /** Returns a conversation with one answer that can be judged. */
  async function answered() {
    const tab = startedChat();
    await tab.ask('How long does it take?');
    await tab.asked[0]?.reply('Two to four weeks. [Solutions](/solutions#how)', { verdict: 'open' });
    await advance(2_000);
    const reply = () => tab.chat.state().messages[1];
    return { ...tab, reply, judge: (verdict: 'yes' | 'no') => tab.chat.judge(reply()?.id ?? '', verdict) };
  }

  test.each([
    ['no', { verdict: 'no', page: '/solutions', question: 'How long does it take?' }],
    ['yes', { verdict: 'yes', page: '/solutions' }],
  ] as const)('"%s" is reported once, with the question only if the answer did not help', async (verdict, report) => {
    const { judge, reply, reports } = await answered();
    judge(verdict);
    judge('yes');
    expect(reply()?.verdict).toBe(verdict);
    expect(reports).toEqual([report]);
  });

  test('is ignored on a reply that does not ask for one', async () => {
    const tab = startedChat();
    await tab.exchange('Hello', 'Hello.');
    tab.chat.judge(tab.chat.state().messages[1]?.id ?? '', 'no');
    expect(tab.chat.state().messages[1]).not.toHaveProperty('verdict');
    expect(tab.reports).toEqual([]);
  });
});
