import type { Answer } from './answer.ts';

/** Longest line that is offered, in characters. */
const LONGEST = 90;

/** Whether a text begins as a question does. */
export const isQuestion = (text: string) =>
  /^(what|which|who|how|when|where|why|can|could|do|does|is|are|will|would|may|did|has|have)\b/i.test(text);

/**
 * One of the ways in which an answer is asked for, as a question that can be pressed.
 * @param line place of the one to try first
 * @param longest in characters
 */
export function questionOf({ asked }: Pick<Answer, 'asked'>, line = 0, longest = LONGEST): string | undefined {
  const question = [asked[line] ?? '', ...asked].find((text) => isQuestion(text) && text.length < longest);
  return question && `${question.charAt(0).toUpperCase()}${question.slice(1).replace(/\?$/, '').replace(/\bi\b/g, 'I')}?`;
}
