import { describe, expect, test, vi } from 'vitest';
import { maxChoices, readChoices } from '../../../../shared/api/chat.ts';
import { chatWords, failures } from '../../../../tests/support/content/chat-words.ts';
import { advance, startedChat } from '../../../../tests/support/scripted-chat.ts';
import { readTranscript } from './read-transcript.ts';
import { contactAddress } from './summary.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  test.each([
    ['cuts at the limit', 'abcdef', 3, 'abc'],
    ['cuts before an emoji that does not fit', 'ab🛒cd', 3, 'ab'],
    ['cuts before a flag that does not fit', 'a🇮🇳b', 3, 'a'],
    ['keeps a letter and its combining mark together', 'ae\u0301b', 2, 'a'],
    ['keeps a text that fits', 'ab🛒', 4, 'ab🛒'],
    ['removes a lone surrogate', 'a\ud83d', 9, 'a'],
  ])('%s', (_, text, most, expected) => {
    expect(truncate(text, most)).toBe(expected);
  });

  test('returns text that a URL can contain, at any length', () => {
    const text = '🛒👩‍👩‍👧é🇮🇳x'.repeat(5);
    for (let most = 1; most <= text.length; most += 1) {
      const piece = truncate(text, most);
      expect(piece.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(piece)).not.toThrow();
    }
  });
});

test('a summary fits a URL wherever its quotes are truncated', () => {
  for (let length = 290; length <= 310; length += 1) {
    const message = { id: '1', text: `${'x'.repeat(length)}🛒🛒`, isBot: true, timestamp: 1, status: 'read' as const };
    expect(decodeURIComponent(contactAddress([message], chatWords))).toContain('xxx');
  }
});

test('a stored message with an invalid time is skipped', () => {
  const entry = { id: '1', text: 'So.', isBot: true, timestamp: 8.64e15, status: 'read' };
  expect(readTranscript(JSON.stringify([entry, { ...entry, id: '2', timestamp: 8.64e15 + 1 }]))).toHaveLength(1);
});

describe("an answer's choices", () => {
  test.each([
    ['no choices', {}, []],
    ['no body', undefined, []],
    ['choices that are no list', { choices: 'How?' }, []],
    ['numbers and objects as choices', { choices: [1, {}, null, ['x']] }, []],
    ['blank choices', { choices: ['', ' \u00a0'] }, []],
    ['a choice that is too long', { choices: ['x'.repeat(201)] }, []],
    ['control characters', { choices: ['a\u0007b', 'a\nb'] }, []],
    ['lone surrogates', { choices: ['a\ud83d'] }, []],
    ['a duplicate', { choices: ['How?', 'How?', 'Why?'] }, ['How?', 'Why?']],
    ['too many', { choices: ['1?', '2?', '3?', '4?'] }, ['1?', '2?', '3?']],
  ])('are read from an answer that has %s', (_, answer, expected) => {
    expect(readChoices(answer)).toEqual(expected);
    expect(expected.length).toBeLessThanOrEqual(maxChoices);
  });

  test('are stored with their message, and omitted without any', async () => {
    const chat = startedChat();
    await chat.ask('How?');
    await chat.asked.at(-1)?.reply('I did not find that.', { choices: ['Why?', 'Who?'] });
    await advance(2000);
    const [question, reply] = readTranscript(chat.local.getItem('chatMessages'));
    expect(reply?.choices).toEqual(['Why?', 'Who?']);
    expect(question).not.toHaveProperty('choices');
  });
});

test('an internal error is shown to the visitor and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const chat = startedChat();
  await chat.ask('How?');
  // A reply without text causes an internal error.
  await chat.asked.at(-1)?.reply(undefined as unknown as string);
  await advance(2000);
  expect(chat.chat.state().messages.at(-1)?.text).toBe(failures.other);
  expect(log).toHaveBeenCalledWith('The assistant has failed:', expect.any(TypeError));
  log.mockRestore();
});
