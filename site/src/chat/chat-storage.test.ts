import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { chatReducer, emptyChat, type Message } from './chat-state.ts';
import { chatStorage } from './chat-storage.ts';

const message = (id: string, isBot = false): Message => ({
  id,
  text: `No. ${id}`,
  isBot,
  timestamp: 1000,
  status: isBot ? 'read' : 'sent',
});
const [question, reply] = [message('1'), message('2', true)];

/** Reads the chat from a text in an entry of the browser's storage. */
const readFrom = (key: string, text: string) => {
  const storage = memoryStorage();
  storage.setItem(key, text);
  return chatStorage(
    () => storage,
    () => storage,
  ).read();
};
const stored = (messages: unknown) => readFrom('chatMessages', JSON.stringify(messages)).messages;

describe('a long conversation', () => {
  const sixty = Array.from({ length: 60 }, (_, place) => message(String(place)));

  test.each([
    [49, '0'],
    [50, '0'],
    [51, '1'],
  ])('of %i messages stores %s as the oldest', (count, first) => {
    const before = { ...emptyChat, messages: sixty.slice(0, count - 1) };
    const { messages } = chatReducer(before, { type: 'asked', message: sixty[count - 1] as Message });
    expect(messages).toHaveLength(Math.min(50, count));
    expect(messages[0]?.id).toBe(first);
  });

  test('restores at most fifty messages', () => expect(stored(sixty)).toEqual(sixty.slice(10)));
});

describe('a stored conversation', () => {
  test.each(['', 'x', '{', '{}', '7', 'null', '"text"', '[null]', '[[]]', '[{"id":1}]'])('is read as empty: %s', (text) => {
    expect(readFrom('chatMessages', text).messages).toEqual([]);
  });

  test.each([
    { id: 7 },
    { text: null },
    { isBot: 'yes' },
    { timestamp: '1' },
    { timestamp: null },
    { timestamp: 8.64e15 + 1 },
    { status: 'seen' },
    { text: 'x'.repeat(20_001) },
    { id: question.id },
  ])('loses only invalid messages: %j', (change) => {
    expect(stored([question, reply, { ...reply, id: '5', ...change }])).toEqual([question, reply]);
  });

  test('keeps only the fields of a message', () => expect(stored([{ ...question, html: '<b>' }])).toEqual([question]));

  test.each(['open', 'yes', 'no'])('keeps the verdict %s', (verdict) => {
    expect(stored([{ ...reply, verdict }])).toEqual([{ ...reply, verdict }]);
  });

  test('keeps the context of a reply', () => {
    const withContext = { ...reply, context: { focus: ['client:GlowCo'] } };
    expect(stored([withContext])).toEqual([withContext]);
  });

  test.each([
    ['a context that is too long', { ...reply, context: { asked: 'x'.repeat(2_100) } }, reply],
    ['a context that is no object', { ...reply, context: 'GlowCo' }, reply],
    ['an unknown verdict', { ...reply, verdict: 'maybe' }, reply],
    ["a verdict on the visitor's message", { ...question, verdict: 'open' }, question],
    ["choices of the visitor's message", { ...question, choices: ['How?'] }, question],
  ])('is read without %s', (_, entry, expected) => expect(stored([entry])).toEqual([expected]));
});

describe("the panel's storage", () => {
  test.each(['', 'x', '{}', '[]', 'null', '{"isOpen":"yes"}', '{"pending":{"question":1}}', '{"pending":7}'])(
    'is read as a closed panel from the text %s',
    (text) => expect(readFrom('chat-panel', text)).toEqual({ messages: [], isOpen: false, pending: undefined, draft: '' }),
  );

  test('is empty while the panel is closed and nothing is pending', () => {
    const storage = memoryStorage();
    const { write } = chatStorage(
      () => memoryStorage(),
      () => storage,
    );
    const open = { ...emptyChat, isOpen: true, draft: 'How' };
    write(open, emptyChat);
    expect(storage).toHaveLength(2);
    write(emptyChat, open);
    expect(storage).toHaveLength(0);
  });

  test('that is blocked is read as nothing', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(chatStorage(blocked, blocked).read()).toEqual({});
  });
});
