import { readAnswer } from '../../../../shared/api/chat.ts';

/** Returns the path of an answer's first link; empty if it has none. */
export function pageOf(answer: string): string {
  const link = readAnswer(answer, () => true).find((piece) => typeof piece !== 'string');
  return link?.href.split(/[?#]/)[0] ?? '';
}
