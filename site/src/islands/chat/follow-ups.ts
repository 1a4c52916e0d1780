import type { ChatWords } from '../../../../content/schema/chat.ts';

/** Maximum number of suggestions after a reply (specification, section 9). */
const most = 2;

/**
 * Returns follow-up questions for the keywords that a reply mentions.
 * @param reply plain text without addresses
 * @param asked questions to exclude: asked, or already offered
 */
export function followUps(reply: string, asked: readonly string[], { followUps: questions }: Pick<ChatWords, 'followUps'>): string[] {
  return Object.entries(questions)
    .filter(
      ([word, question]) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(reply) && !asked.some((text) => asks(text, question)),
    )
    .map(([, question]) => question)
    .slice(0, most);
}

/** Returns whether a text has all words of four or more letters of a question: "How do I book a demo?" asks "Book Demo". */
const asks = (text: string, question: string): boolean =>
  (question.toLowerCase().match(/[a-z]{4,}/g) ?? []).every((word) => text.toLowerCase().includes(word));
