import type { ChatWords } from '../../../content/schema/chat.ts';
import { readAnswer } from '../../../shared/api/chat.ts';
import type { Reply } from './chat-state.ts';

/** Returns an answer as plain text, with links replaced by their labels. */
export const plainAnswer = (text: string): string =>
  readAnswer(text, () => false)
    .join('')
    .trim();

/** Returns the path of an answer's first link; empty if it has none. */
export function pageOf(answer: string): string {
  const link = readAnswer(answer, () => true).find((piece) => typeof piece !== 'string');
  return link?.href.split(/[?#]/)[0] ?? '';
}

/** Returns a reply's text for the live region: sender, text and offered questions. */
export function announcementOf({ text, choices }: Reply, { labels }: Pick<ChatWords, 'labels'>): string {
  const offered = choices.length > 0 ? [`${labels.choices}:`, ...choices] : [];
  return [`${labels.assistant}: ${plainAnswer(text)}`, ...offered].join(' ');
}
