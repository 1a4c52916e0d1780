import type { Synonyms } from './words.ts';

/** What a result is, and the group that it is shown in. */
export const kinds = ['page', 'question', 'case', 'document'] as const;
export type Kind = (typeof kinds)[number];

/** Something that a search can find. */
export interface Entry {
  kind: Kind;
  /** Where it leads, on this site. */
  path: string;
  title: string;
  /** What it is part of: the page above it, the trade of a client, the type of a document. */
  part: string;
  /** Comes after its like: a part of a page, or a page that only lists. */
  isMinor?: boolean;
  /** Shown where no passage says more about what was searched for. */
  about: string;
  /** Other names that visitors have for it. */
  names: readonly string[];
  /** What it says, a sentence or two each; one of them is shown with a result. */
  passages: readonly string[];
  /** More words that it says: they find it and are not shown. */
  words?: string;
}

/** Everything a search knows: made at build (entries-of.ts), read by browser and server alike. */
export interface SearchData {
  entries: readonly Entry[];
  synonyms: Synonyms;
  /** Words that find only what has them in its title or names. */
  inPassing: readonly string[];
}
