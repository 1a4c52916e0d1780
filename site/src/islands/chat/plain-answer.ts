import { readAnswer } from '../../../../shared/api/chat.ts';

/** Returns an answer as plain text, with links replaced by their labels. */
export const plainAnswer = (text: string): string =>
  readAnswer(text, () => false)
    .join('')
    .trim();
