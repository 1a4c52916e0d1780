import { maxQuestionLength } from '../../shared/api/chat.ts';

/** What may say who asked, and what is written instead. */
const personal: readonly [RegExp, string][] = [
  [/[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+/gu, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  // Seven digits and more, however they are grouped: phone, account and order numbers.
  [/[+(]{0,2}\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/gu, '[number]'],
];

/**
 * A question in the form in which it is kept for the owner: without addresses and numbers of people, so that the same question asked by
 * several is one, and nothing in it that a database refuses.
 */
export function normaliseQuestion(question: string): string {
  let text = question
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cc}|\p{Cf}/gu, ' ');
  for (const [pattern, instead] of personal) text = text.replace(pattern, instead);
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s?!.,]+|[\s?!.,]+$/g, '')
    .slice(0, maxQuestionLength);
}
