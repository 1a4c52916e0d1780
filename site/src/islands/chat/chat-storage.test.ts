import { describe, expect, test } from 'vitest';
import { chatWords } from '../../../../tests/support/content/chat-words.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { conversationFor } from './conversation-for.ts';
import { type Message, withMessage } from './message.ts';
import { PanelStorage } from './panel-storage.ts';
import { readTranscript } from './read-transcript.ts';
import { type StorageEntry, storageEntry } from './storage-entry.ts';
import { Transcript } from './transcript.ts';

const messages = (count: number): Message[] => {
  let all: Message[] = [];
  for (let number = 1; number <= count; number += 1) all = withMessage(all, { text: `No. ${number}`, isBot: number % 2 === 0 }, 1000);
  return all;
};

describe('a long conversation', () => {
  test.each([
    [49, 'No. 1'],
    [50, 'No. 1'],
    [51, 'No. 2'],
  ])('of %i messages stores %s as the oldest', (count, first) => {
    const all = messages(count);
    expect(all).toHaveLength(Math.min(50, count));
    expect(all[0]?.text).toBe(first);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each([
    [14, 14],
    [15, 15],
    [16, 15],
  ])('of %i messages before a question puts %i into the prompt', (count, inPrompt) => {
    const all = messages(count + 1);
    const kept = conversationFor(all.at(-1)?.id ?? '', all, chatWords);
    expect(kept).toHaveLength(inPrompt);
    expect(kept.at(-1)?.text).toBe(`No. ${count}`);
  });

  test('restores at most fifty messages', () => {
    const sixty = Array.from({ length: 60 }, (_, place) => ({ ...(messages(1)[0] as Message), id: String(place), text: `No. ${place}` }));
    expect(readTranscript(JSON.stringify(sixty)).map(({ text }) => text)).toEqual(sixty.slice(10).map(({ text }) => text));
  });
});

describe('an invalid stored conversation', () => {
  const good = messages(2);

  test.each(['', 'x', '{', '{}', '7', 'null', '"text"', '[null]', '[[]]', '[{"id":1}]'])('is read as empty: %s', (text) => {
    expect(readTranscript(text)).toEqual([]);
  });

  test.each([
    { id: 7 },
    { text: null },
    { isBot: 'yes' },
    { timestamp: '1' },
    { timestamp: null },
    { status: 'seen' },
    { text: 'x'.repeat(20_001) },
    { id: good[0]?.id },
  ])('loses only invalid messages: %j', (change) => {
    expect(readTranscript(JSON.stringify([...good, { ...good[1], id: '5', ...change }]))).toEqual(good);
  });

  test('keeps only the fields of a message', () => {
    expect(readTranscript(JSON.stringify([{ ...good[0], html: '<b>' }]))).toEqual([good[0]]);
  });
});

describe('a transcript', () => {
  const [one, two, three] = [messages(1), messages(2), messages(3)];
  const blocked: StorageEntry = { key: 'x', read: () => undefined, write: () => {} };

  test('is kept in memory if storage is blocked', () => {
    const transcript = new Transcript(blocked);
    transcript.store(two);
    expect(transcript.messages()).toEqual(two);
  });

  test('is kept in memory if storage is full, until another tab writes', () => {
    const storage = memoryStorage();
    const entry = storageEntry(() => storage, 'x');
    entry.write(JSON.stringify(one));
    const transcript = new Transcript({ ...entry, write: () => {} });
    expect(transcript.messages()).toEqual(one);
    transcript.store(two);
    expect(transcript.messages()).toEqual(two);
    entry.write(JSON.stringify(three));
    expect(transcript.messages()).toEqual(three);
  });

  test('returns the same array while nothing changes', () => {
    const storage = memoryStorage();
    const transcript = new Transcript(storageEntry(() => storage, 'x'));
    expect(transcript.messages()).toBe(transcript.messages());
    transcript.store(two);
    expect(transcript.messages()).toBe(transcript.messages());
  });
});

describe("the panel's storage", () => {
  const panelOver = (storage: Storage) => {
    const entry = (name: string) => storageEntry(() => storage, name);
    return new PanelStorage(entry('panel'), entry('draft'));
  };

  test.each(['', 'x', '{}', '[]', 'null', '{"isOpen":"yes"}', '{"pending":{"question":1}}', '{"pending":7}'])(
    'is read as a closed panel from the text %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('panel', text);
      const memory = panelOver(storage);
      expect([memory.isOpen, memory.pending, memory.draft]).toEqual([false, undefined, '']);
    },
  );

  test('is empty while the panel is closed and nothing is pending', () => {
    const storage = memoryStorage();
    const memory = panelOver(storage);
    memory.isOpen = true;
    memory.draft = 'How';
    expect(storage).toHaveLength(2);
    memory.isOpen = false;
    memory.draft = '';
    expect(storage).toHaveLength(0);
  });
});
