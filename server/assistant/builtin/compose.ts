import type { Content } from '../../../content/load.ts';
import { fill, listed } from '../knowledge/fill.ts';

/** Longest answer before its links, in characters: three sentences of a reading length. */
const LONGEST = 430;

/** Words with the pages that say so. */
export interface Found {
  text: string;
  links: readonly { label: string; href: string }[];
}

/** @returns the answer with its sources, two at most, as Markdown links */
export function compose({ text, links }: Found, { source, and }: Content['assistant']['replies']): string {
  const shown = links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at).slice(0, 2);
  return `${text} ${fill(source, { links: listed(shown.map(markdownLink), and) })}`;
}

export function markdownLink({ label, href }: { label: string; href: string }): string {
  return `[${label.replace(/[[\]]/g, '')}](${href})`;
}

/**
 * Two or three neighbouring sentences of a text, word for word: those that say most of what was asked.
 * @param worth how much a sentence says of it
 */
export function excerpt(text: string, worth: (sentence: string) => number): string {
  const sentences = text.split(/(?<=[.?!]["”]?)\s+(?=[\p{Lu}\p{N}"“])/u);
  if (sentences.length <= 3 && text.length <= LONGEST) return text;
  let best = { text: sentences[0] as string, worth: -1 };
  for (let from = 0; from < sentences.length; from++) {
    for (let to = from + 1; to <= Math.min(from + 3, sentences.length); to++) {
      const piece = sentences.slice(from, to).join(' ');
      if (piece.length > LONGEST && to > from + 1) break;
      // A whole thought is better than its half: with equal worth, more sentences win.
      const value = sentences.slice(from, to).reduce((sum, sentence) => sum + worth(sentence), 0) + (to - from) * 0.01;
      if (value > best.worth) best = { text: piece, worth: value };
    }
  }
  return best.text;
}
