import type { ChatWords } from '../../../../content/schema/chat.ts';
import type { Turn } from '../../../../shared/api/chat.ts';
import { isFailure } from './failure-text.ts';
import { type Message, messageLimits } from './message.ts';
import { truncate } from './truncate.ts';

/** Maximum length of a message in a prompt, in characters; the server's limit. */
const longestTurn = 2000;

/** Returns the history for a question's prompt: the last fifteen messages before it, without error messages. */
export function conversationFor(question: string, messages: readonly Message[], words: Pick<ChatWords, 'failures'>): Turn[] {
  const index = messages.findIndex(({ id }) => id === question);
  return messages
    .slice(0, Math.max(0, index))
    .filter(({ isBot, text }) => !(isBot && isFailure(text, words)))
    .slice(-messageLimits.inPrompt)
    .map(({ isBot, text }) => ({ isBot, text: truncate(text, longestTurn) }));
}
