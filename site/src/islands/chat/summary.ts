import type { ChatWords } from '../../../../content/schema/chat.ts';
import { contactLink } from '../../../../shared/api/contact-link.ts';
import { isFailure } from './failure-text.ts';
import type { Message } from './message.ts';
import { plainAnswer } from './plain-answer.ts';
import { truncate } from './truncate.ts';

/** Messages that a summary tells of, and characters that it quotes of each: together they stay far below what the form takes. */
const most = { messages: 8, characters: 300 } as const;

/** The conversation as a visitor hands it to a person: the last of what was said, in words to change. */
export function summary(messages: readonly Message[], words: Pick<ChatWords, 'summary' | 'failures'>): string {
  const { intro, you, assistant } = words.summary;
  const said = messages
    .filter(({ isBot, text }) => !(isBot && isFailure(text, words)))
    .slice(-most.messages)
    .map(({ isBot, text }) => `${isBot ? assistant : you}: ${shortened(isBot ? plainAnswer(text) : text)}`);
  return [intro, '', ...said].join('\n');
}

const shortened = (text: string) => (text.length > most.characters ? `${truncate(text, most.characters - 1).trimEnd()}…` : text);

/** The contact form with the summary in it. */
export const contactAddress = (messages: readonly Message[], words: Pick<ChatWords, 'summary' | 'failures'>): string =>
  contactLink(summary(messages, words));
