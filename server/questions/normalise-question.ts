import { maxQuestionLength } from '../../shared/api/chat.ts';

/** Patterns of personal data with their replacements. */
const personal: readonly [RegExp, string][] = [
  [/(?<![^\s@<>()[\],;:"])[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+/gu, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  // Seven or more digits in any grouping: phone, account and order numbers.
  [/[+(]{0,2}\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/gu, '[number]'],
];

/**
 * Normalises a question for storage: masks personal data, so that equal questions
 * count together, and removes characters that a database refuses.
 */
export function normaliseQuestion(question: string): string {
  let text = question
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cc}|\p{Cf}/gu, ' ');
  for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement);
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s?!.,]+|(?<![\s?!.,])[\s?!.,]+$/g, '')
    .slice(0, maxQuestionLength);
}
