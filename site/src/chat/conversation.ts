import type { ChatWords } from '../../../content/schema/chat.ts';
import type { Turn } from '../../../shared/api/chat.ts';
import { removeLoneSurrogates } from '../../../shared/format/remove-lone-surrogates.ts';
import { plainAnswer } from './answer.ts';
import type { Message } from './chat-state.ts';

/** Number of messages kept for prompts (specification, section 9). */
const messagesInPrompt = 15;
/** Maximum length of a message in a prompt, in characters; the server's limit. */
const longestTurn = 2000;
/** Maximum number of messages in a summary, and characters of each. Together far below the form's limit. */
const summaryLimits = { messages: 8, characters: 300 } as const;
/** Maximum number of suggestions after a reply (specification, section 9). */
const mostFollowUps = 2;

/** Truncates a text, never within a surrogate pair. @param most maximum length in UTF-16 code units */
export const truncate = (text: string, most: number): string => removeLoneSurrogates(text.slice(0, most));

/**
 * Returns the error message for the visitor, by the first keyword in the error's text (specification, section 8).
 * The status comes first, and a provider's message after it may contain any number.
 */
export function failureText(error: unknown, { failures }: Pick<ChatWords, 'failures'>): string {
  const text = error instanceof Error ? error.message : String(error);
  const texts: Record<string, string> = { 404: failures.notFound, 429: failures.tooMany, key: failures.key };
  const [contained = ''] = /404|429|key/i.exec(text) ?? [];
  return texts[contained.toLowerCase()] ?? failures.other;
}

/** Returns whether a message is an error message, whose question can be retried. */
export const isFailure = ({ isBot, text }: Message, { failures }: Pick<ChatWords, 'failures'>): boolean =>
  isBot && Object.values(failures).includes(text);

/** Returns the history for a prompt: the last fifteen messages before the question, without error messages and the questions that they answer. */
export const historyOf = (messages: readonly Message[], words: Pick<ChatWords, 'failures'>): Turn[] =>
  messages
    .filter((message, place) => ![message, messages[place + 1]].some((other) => other && isFailure(other, words)))
    .slice(-messagesInPrompt)
    .map(({ isBot, text }) => ({ isBot, text: truncate(text, longestTurn) }));

/** Returns follow-up questions for the keywords that the last reply mentions, without those that were asked or that it offers itself. */
export function followUps(messages: readonly Message[], words: Pick<ChatWords, 'failures' | 'followUps'>): string[] {
  const reply = messages.at(-1);
  if (!reply?.isBot || isFailure(reply, words)) return [];
  const text = plainAnswer(reply.text);
  const known = [...messages.filter(({ isBot }) => !isBot).map(({ text }) => text), ...(reply.choices ?? [])];
  return Object.entries(words.followUps)
    .filter(([word]) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(text))
    .map(([, question]) => question)
    .filter((question) => !known.some((other) => asks(other, question)))
    .slice(0, mostFollowUps);
}

/** Returns whether a text has all words of four or more letters of a question: "How do I book a demo?" asks "Book Demo". */
const asks = (text: string, question: string): boolean =>
  (question.toLowerCase().match(/[a-z]{4,}/g) ?? []).every((word) => text.toLowerCase().includes(word));

/** Returns the last messages as editable text for the contact form. */
export function summary(messages: readonly Message[], words: Pick<ChatWords, 'summary' | 'failures'>): string {
  const { intro, you, assistant } = words.summary;
  const quotes = messages
    .filter((message) => !isFailure(message, words))
    .slice(-summaryLimits.messages)
    .map(({ isBot, text }) => `${isBot ? assistant : you}: ${truncate(isBot ? plainAnswer(text) : text, summaryLimits.characters)}`);
  return [intro, '', ...quotes].join('\n');
}
