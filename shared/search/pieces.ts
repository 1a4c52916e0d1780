import type { Piece } from './hit.ts';

/** Whether a word matches the query. */
export type IsMarked = (word: string) => boolean;

/** Splits a text at matching words. */
export function pieces(text: string, isMarked: IsMarked): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  // Splitting by a capturing group alternates words and separators.
  for (const [place, part] of text.split(/([\p{L}\p{M}\p{N}]+)/u).entries()) {
    const marked = place % 2 === 1 && isMarked(part);
    const last = cut.at(-1);
    if (last && (last.isMarked === marked || part === '')) last.text += part;
    else if (part) cut.push({ text: part, isMarked: marked, at });
    at += part.length;
  }
  return cut;
}

/** The passage with the most matches; the first of equals. */
export function bestPassage(passages: readonly string[], isMarked: IsMarked): string {
  let best = { text: passages[0] ?? '', many: 0 };
  for (const text of passages) {
    const many = new Set(
      pieces(text, isMarked)
        .filter((piece) => piece.isMarked)
        .map((piece) => piece.text.toLowerCase()),
    ).size;
    if (many > best.many) best = { text, many };
  }
  return best.text;
}
