import type { Entry } from './entry.ts';
import { stopWords } from './words.ts';

/** Longest passage kept for display, in characters: a line and a half of a result on a phone. */
const LONGEST = 75;
/** Longest summary of an entry, in characters. */
const LONGEST_ABOUT = 160;

/** Halves the size of an entry: long passages keep only their words. Answers of questions are kept, because they are shown. */
export function compact(entry: Entry): Entry {
  const isShown = (passage: string) => entry.kind === 'question' || passage.length <= LONGEST;
  const passages = entry.passages.filter((passage) => isShown(passage) && passage !== entry.about && passage !== entry.title);
  const about = shortened(entry.about, LONGEST_ABOUT);
  const known = new Set(wordsIn([entry.title, about, ...passages]));
  const more = wordsIn([entry.words ?? '', entry.about, ...entry.passages.filter((passage) => !isShown(passage))]);
  const words = [...new Set(more)].filter((word) => !known.has(word) && !stopWords.has(word)).sort();
  return { ...entry, about, passages, words: words.join(' ') };
}

const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/\d+(?:[.,/-]\d+)*(?:%|m?\+|x\b)|[\p{L}\p{N}]{3,}/gu) ?? [];

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,;:.]$/, '')}…`;
}
