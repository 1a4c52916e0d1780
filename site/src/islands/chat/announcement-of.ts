import type { ChatWords } from '../../../../content/schema/chat.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Reply } from './transport.ts';

/** Returns a reply's text for the live region: sender, text and offered questions. */
export function announcementOf({ text, choices }: Reply, { labels }: Pick<ChatWords, 'labels'>): string {
  const offered = choices.length > 0 ? [`${labels.choices}:`, ...choices] : [];
  return [`${labels.assistant}: ${plainAnswer(text)}`, ...offered].join(' ');
}
