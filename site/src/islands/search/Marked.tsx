import type { Piece } from '../../../../shared/search/hit.ts';

/** A text with what was searched for marked. Each piece is an element's only child: a browser that translates the page puts another node in a text's place. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}
