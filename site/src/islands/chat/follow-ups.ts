import type { ChatWords } from '../../../../content/schema/chat.ts';

/** Most suggestions after a reply (specification, section 9). */
const most = 2;

/**
 * Questions to go on with after a reply, by the words that it mentions.
 * @param reply as it is read, without addresses
 * @param asked what the visitor has asked, or can press already: it is not suggested again
 */
export function followUps(reply: string, asked: readonly string[], { followUps: questions }: Pick<ChatWords, 'followUps'>): string[] {
  return Object.entries(questions)
    .filter(
      ([word, question]) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(reply) && !asked.some((text) => asks(text, question)),
    )
    .map(([, question]) => question)
    .slice(0, most);
}

/** Whether a text asks a question in its own words or in fewer: "Book Demo" asks how to book a demo. */
const asks = (text: string, question: string): boolean =>
  (question.toLowerCase().match(/[a-z]{4,}/g) ?? []).every((word) => text.toLowerCase().includes(word));
