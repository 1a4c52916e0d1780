import type { ChatWords } from '../../../../content/schema/chat.ts';
import { contactLink } from '../../../../shared/api/contact-link.ts';
import { plainAnswer } from './answer-text.ts';
import { isFailure } from './failure-text.ts';
import type { Message } from './message.ts';
import { truncate } from './truncate.ts';

/** Maximum number of messages in a summary, and characters of each. Together far below the form's limit. */
const most = { messages: 8, characters: 300 } as const;

/** Returns the last messages as editable text for the contact form. */
export function summary(messages: readonly Message[], words: Pick<ChatWords, 'summary' | 'failures'>): string {
  const { intro, you, assistant } = words.summary;
  const quotes = messages
    .filter(({ isBot, text }) => !(isBot && isFailure(text, words)))
    .slice(-most.messages)
    .map(({ isBot, text }) => `${isBot ? assistant : you}: ${shortened(isBot ? plainAnswer(text) : text)}`);
  return [intro, '', ...quotes].join('\n');
}

const shortened = (text: string) => (text.length > most.characters ? `${truncate(text, most.characters - 1).trimEnd()}…` : text);

/** Returns the address of the contact form, prefilled with the summary. */
export const contactAddress = (messages: readonly Message[], words: Pick<ChatWords, 'summary' | 'failures'>): string =>
  contactLink(summary(messages, words));
