import type { Piece } from './hit.ts';

/** Tests whether a word matches the query. */
export type IsMarked = (word: string) => boolean;

/** Splits a text at matching words. */
export function pieces(text: string, isMarked: IsMarked): Piece[] {
  const parts: Piece[] = [];
  let offset = 0;
  // Splitting by a capturing group alternates words and separators.
  for (const [index, part] of text.split(/([\p{L}\p{M}\p{N}]+)/u).entries()) {
    const marked = index % 2 === 1 && isMarked(part);
    const last = parts.at(-1);
    if (last && (last.isMarked === marked || part === '')) last.text += part;
    else if (part) parts.push({ text: part, isMarked: marked, at: offset });
    offset += part.length;
  }
  return parts;
}

/** Returns the passage with the most different matching words; of equally good passages, the first. */
export function bestPassage(passages: readonly string[], isMarked: IsMarked): string {
  let best = { text: passages[0] ?? '', count: 0 };
  for (const text of passages) {
    const count = new Set(
      pieces(text, isMarked)
        .filter((piece) => piece.isMarked)
        .map((piece) => piece.text.toLowerCase()),
    ).size;
    if (count > best.count) best = { text, count };
  }
  return best.text;
}
