import type { Piece } from '../../../../shared/search/hit.ts';

/** Renders a text with highlighted matches. Wraps each piece in an element, because browser translation replaces text nodes, which breaks React. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked, at }) => (isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}
