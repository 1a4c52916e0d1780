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
    .filter(([word, question]) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(reply) && !asked.includes(question))
    .map(([, question]) => question)
    .slice(0, most);
}
