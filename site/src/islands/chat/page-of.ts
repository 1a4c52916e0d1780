import { readAnswer } from '../../../../shared/api/chat.ts';

/** Path of the page that an answer links to first; empty if it links to none. */
export function pageOf(answer: string): string {
  const link = readAnswer(answer, () => true).find((piece) => typeof piece !== 'string');
  return link?.href.split(/[?#]/)[0] ?? '';
}
