import type { Kind } from './entry.ts';

/** A part of a text; marked where it is what was searched for. */
export interface Piece {
  text: string;
  isMarked: boolean;
  /** Where it begins in the whole, in characters. */
  at: number;
}

/** One result as it is shown. */
export interface Hit {
  kind: Kind;
  path: string;
  part: string;
  title: readonly Piece[];
  /** What it says about the query. */
  text: readonly Piece[];
}

/** Results of one kind, the best first. */
export interface HitGroup {
  kind: Kind;
  hits: readonly Hit[];
}

/** What a search found. */
export interface Found {
  /** The group with the best result first. */
  groups: readonly HitGroup[];
  count: number;
  /** The query as it was read, where slips of the keyboard were mended. */
  readAs?: string;
}
