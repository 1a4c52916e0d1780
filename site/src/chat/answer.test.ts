import { describe, expect, test } from 'vitest';
import { contactLink } from '../../../shared/api/contact-link.ts';
import { chatWords, failures, starters } from '../../../tests/support/content/chat-words.ts';
import type { Message } from './chat-state.ts';
import { followUps, summary, truncate } from './conversation.ts';

test('the panel has the starters, failures and "Thinking" of the specification', () => {
  expect(chatWords.starters).toEqual(starters);
  expect(chatWords.failures).toEqual(failures);
  expect(chatWords.states.thinking).toBe('Thinking');
});

/** A conversation in which the visitor and the assistant take turns. */
const conversation = (...texts: string[]): Message[] =>
  texts.map((text, place) => ({ id: String(place), text, isBot: place % 2 === 1, timestamp: 1000, status: 'read' }));

describe('follow-ups', () => {
  const { followUps: questions } = chatWords;
  const offered = (reply: string, asked = 'How?') => followUps(conversation(asked, reply), chatWords);

  test.each(['Book Demo', 'I want to book a demo'])('do not ask how to book a demo after "%s"', (asked) => {
    expect(offered('Book a demo with a person.', asked)).toEqual([]);
  });

  test.each(Object.entries(questions))('are offered when the reply mentions %s', (word, question) => {
    expect(offered(`About ${word}, in short.`)).toEqual([question]);
    expect(offered(`${word.toUpperCase()}.`)).toEqual([question]);
  });

  test('are at most two, in the order of topics', () => {
    expect(offered('Support, integration, a demo, features and pricing.')).toEqual([questions.pricing, questions.features]);
  });

  test('are none after other replies or for parts of words', () => {
    expect(offered('We tag your catalogue in two weeks.')).toEqual([]);
    expect(offered('Democracy, insupportable.')).toEqual([]);
  });

  test('exclude questions that were asked', () => {
    expect(offered('On pricing.', questions.pricing)).toEqual([]);
  });

  test('exclude questions that the reply offers', () => {
    const [question, reply] = conversation('How?', 'On pricing.') as [Message, Message];
    expect(followUps([question, { ...reply, choices: [questions.pricing] }], chatWords)).toEqual([]);
  });

  test('do not follow an error message, which mentions support', () => {
    expect(followUps(conversation('How?', failures.key), chatWords)).toEqual([]);
  });
});

describe('the summary for a person', () => {
  test('names senders, without addresses and error messages', () => {
    expect(summary(conversation('How long?', 'Two weeks. [Services](/services)', 'And then?', failures.other), chatWords)).toBe(
      `${chatWords.summary.intro}\n\nMe: How long?\nAssistant: Two weeks. Services\nMe: And then?`,
    );
  });

  test('of the longest conversation fits into the form and a URL', () => {
    const longest = conversation(...Array.from({ length: 50 }, (_, place) => (place % 2 ? 'é🛒'.repeat(5000) : 'x'.repeat(200))));
    expect(summary(longest, chatWords).length).toBeLessThan(5000);
    expect(contactLink(summary(longest, chatWords))).toMatch(/^\/contact#message=[^#]+$/);
    expect(contactLink(summary(longest, chatWords)).length).toBeLessThan(16_000);
  });
});

test.each([
  ['cuts at the limit', 'abcdef', 3, 'abc'],
  ['cuts before an emoji that does not fit', 'ab🛒cd', 3, 'ab'],
  ['keeps a text that fits', 'ab🛒', 4, 'ab🛒'],
  ['removes a lone surrogate', 'a\ud83d', 9, 'a'],
])('truncate %s', (_, text, most, expected) => expect(truncate(text, most)).toBe(expected));
