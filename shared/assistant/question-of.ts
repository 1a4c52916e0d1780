import type { Answer } from './answer.ts';

/** Longest line to offer, in characters. */
const LONGEST = 90;

/** Returns whether a text begins like a question. */
export const isQuestion = (text: string) =>
  /^((?:what|who|how|when|where|why)s?|which|can|could|do|does|is|are|will|would|may|did|has|have)\b/i.test(text);

/** Returns whether an asked line can be offered as a question. @param longest most characters */
export const canBeOffered = (text = '', longest = LONGEST) => isQuestion(text) && text.length < longest;

/**
 * Makes an asked line of an answer into a question to offer.
 * @param line index of the line to try first
 * @param longest most characters
 */
export function questionOf({ asked }: Pick<Answer, 'asked'>, line = 0, longest = LONGEST): string | undefined {
  const question = [asked[line] ?? '', ...asked].find((text) => canBeOffered(text, longest));
  return question && `${question.charAt(0).toUpperCase()}${question.slice(1).replace(/\?$/, '').replace(/\bi\b/g, 'I')}?`;
}
