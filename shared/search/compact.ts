import type { Entry } from './entry.ts';
import { stopWords } from './words.ts';

/** Longest passage that is kept as text, in characters: a line and a half of a result on a phone. */
const MAX_PASSAGE = 75;
/** Longest summary of an entry, in characters. */
const MAX_ABOUT = 160;

/** Halves the size of an entry: reduces long passages to their words. Keeps answers of the FAQ, because results show them. */
export function compact(entry: Entry): Entry {
  const isShown = (passage: string) => entry.kind === 'question' || passage.length <= MAX_PASSAGE;
  const passages = entry.passages.filter((passage) => isShown(passage) && passage !== entry.about && passage !== entry.title);
  const about = shortened(entry.about, MAX_ABOUT);
  const shownWords = new Set(wordsIn([entry.title, about, ...passages]));
  const hiddenWords = wordsIn([entry.words ?? '', entry.about, ...entry.passages.filter((passage) => !isShown(passage))]);
  const words = [...new Set(hiddenWords)].filter((word) => !shownWords.has(word) && !stopWords.has(word)).sort();
  return { ...entry, about, passages, words: words.join(' ') };
}

const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/\d{1,15}(?:[.,/-]\d{1,15}){0,9}(?:%|m?\+|x\b)|[\p{L}\p{N}]{3,}/gu) ?? [];

function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, text.lastIndexOf(' ', max)).replace(/[,;:.]$/, '')}…`;
}
