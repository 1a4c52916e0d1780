import type { ChatWords } from '../../../content/schema/chat.ts';
import { type Piece, readAnswer } from '../../../shared/api/chat.ts';
import type { Reply } from './chat-state.ts';

export interface Source {
  label: string;
  href: string;
}

/** An answer split for display: text with inline links, and its sources. */
export interface AnswerParts {
  text: Piece[];
  sources: Source[];
}

/** Matches text between and after sources: punctuation, spaces and "and". */
const separator = /^(?:[\s,;·•|*()[\].–-]|\band\b)*$/;
/** Matches text before the first source: the end of a sentence or line, then punctuation or "See". */
const endOfSentence = /([.?!:)\n]|^)[\s,;·•|*–-]{0,20}(?:See\s{1,9})?$/;

/**
 * Splits an answer. Links after its last sentence become sources, each page once; links within sentences stay inline.
 * @param isOwnPath returns whether a path is a page of this site; other links become text
 */
export function answerParts(answer: string, isOwnPath: (path: string) => boolean): AnswerParts {
  const pieces = mergeText(readAnswer(answer.trim(), isOwnPath));
  let end = pieces.length;
  while (end > 0 && isTrailing(pieces[end - 1])) end -= 1;
  const text = pieces.slice(0, end);
  const sources = pieces.slice(end).filter((piece) => typeof piece !== 'string');
  const lastText = text.pop() ?? '';
  if (sources.length === 0 || typeof lastText !== 'string' || !endOfSentence.test(lastText)) return { text: pieces, sources: [] };
  return {
    text: [...text, lastText.replace(endOfSentence, '$1')].filter(Boolean),
    sources: sources.filter(({ href }, place) => sources.findIndex((other) => other.href === href) === place),
  };
}

const isTrailing = (piece: Piece | undefined): boolean => (typeof piece === 'string' ? separator.test(piece) : piece !== undefined);

/** Merges adjacent pieces of text. */
function mergeText(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    if (typeof piece === 'string' && typeof before === 'string') all[all.length - 1] = before + piece;
    else all.push(piece);
  }
  return all;
}

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
