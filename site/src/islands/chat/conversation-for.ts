import type { ChatWords } from '../../../../content/schema/chat.ts';
import type { Turn } from '../../../../shared/api/chat.ts';
import { isFailure } from './failure-text.ts';
import { type Message, messageLimits } from './message.ts';
import { truncate } from './truncate.ts';

/** Longest message that a prompt tells, in characters: our server takes no longer one. */
const longestTurn = 2000;

/** What is kept in mind for the prompt of a question: the last fifteen messages before it. What stood in place of a reply says nothing. */
export function conversationFor(question: string, messages: readonly Message[], words: Pick<ChatWords, 'failures'>): Turn[] {
  const place = messages.findIndex(({ id }) => id === question);
  return messages
    .slice(0, Math.max(0, place))
    .filter(({ isBot, text }) => !(isBot && isFailure(text, words)))
    .slice(-messageLimits.inMind)
    .map(({ isBot, text }) => ({ isBot, text: truncate(text, longestTurn) }));
}
