import type { ChatWords } from '../../../../content/schema/chat.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Reply } from './transport.ts';

/** A reply as it is said once to people who hear the page: who says it, what, and which questions it offers. */
export function announcementOf({ text, choices }: Reply, { labels }: Pick<ChatWords, 'labels'>): string {
  const offered = choices.length > 0 ? [`${labels.choices}:`, ...choices] : [];
  return [`${labels.assistant}: ${plainAnswer(text)}`, ...offered].join(' ');
}
