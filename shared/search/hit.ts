import type { Kind } from './entry.ts';

/** Part of a text, marked if it matches the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
  /** Offset in the text, in characters. */
  at: number;
}

/** A search result for display. */
export interface Hit {
  kind: Kind;
  path: string;
  part: string;
  title: readonly Piece[];
  /** The passage that matches best. */
  text: readonly Piece[];
}

/** Results of one kind, best first. */
export interface HitGroup {
  kind: Kind;
  hits: readonly Hit[];
}

/** Results of a search. */
export interface Found {
  /** The group with the best result first. */
  groups: readonly HitGroup[];
  count: number;
  /** The corrected query; undefined if nothing was corrected. */
  readAs?: string;
}
