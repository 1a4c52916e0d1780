import { readAnswer } from '../../../../shared/api/chat.ts';

/** An answer's words, with its links as what they are called. */
export const plainAnswer = (text: string): string =>
  readAnswer(text, () => false)
    .join('')
    .trim();
