import type { Turn } from '../../wire/chat.ts';
import type { Reply } from './builtin/answerer.ts';
import type { Knowledge } from './knowledge.ts';

export type { Reply } from './builtin/answerer.ts';

/**
 * Answers from the site's own words, without a key or a network.
 * @param question at most as long as wire/chat.ts allows; anything may stand in it
 * @param history the conversation before it; says what the question is about, and is never quoted
 * @returns the same answer to the same question, with its sources as Markdown links
 */
export function answerBuiltin(knowledge: Pick<Knowledge, 'answerer'>, question: string, history: readonly Turn[]): Reply {
  return knowledge.answerer.answer(question, history);
}
