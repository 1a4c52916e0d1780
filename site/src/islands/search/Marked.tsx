import type { Piece } from '../../../../search/hit.ts';

/** A text with what was searched for marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
