import type { Synonyms } from './words.ts';

/** Kinds of results. Results are grouped by kind. */
export const kinds = ['page', 'question', 'case', 'document'] as const;
export type Kind = (typeof kinds)[number];

/** A search entry. */
export interface Entry {
  kind: Kind;
  /** Path or URL on this site. */
  path: string;
  title: string;
  /** Context: the parent page, a client's industry or a document's type. */
  part: string;
  /** Whether the entry ranks below others, as a part of a page or a page that only lists pages. */
  isMinor?: boolean;
  /** Summary, shown if no passage matches better. */
  about: string;
  /** Visitors' other names for the entry. */
  names: readonly string[];
  /** Passages of a sentence or two; the best one is shown with a result. */
  passages: readonly string[];
  /** Further words that are searched but not shown. */
  words?: string;
}

/** Search data, made at build (entries-of.ts) and used by browser and server. */
export interface SearchData {
  entries: readonly Entry[];
  synonyms: Synonyms;
  /** Words that match only titles and names. */
  inPassing: readonly string[];
}
