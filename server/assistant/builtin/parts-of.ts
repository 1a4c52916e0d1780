import type { Content } from '../../../content/load.ts';

/** Where one question may end and another begin: a question mark, a semicolon, a comma, a plus or a number in brackets, or a word that joins. */
const seams = /(?<=\?)\s+|;\s+|\s+\+\s*|\s*\(\d\)\s*|,?\s+(?:and|also|plus|but|&)\s+|,\s+/i;

/** The parts of a question that asks two things, the first perhaps in a few words; a single one where it does not. */
export function partsOf(text: string, { wants, asks, yesNo, parts }: Content['assistant']['cues']): string[] {
  const firsts = new Set([...asks, ...yesNo, ...Object.values(wants).flatMap(({ begins }) => begins), ...parts.begins]);
  const begins = (piece: string) => {
    const [first = '', second = ''] =
      piece
        .toLowerCase()
        .replace(/['’]\w*/g, '')
        .match(/\p{L}+/gu) ?? [];
    return firsts.has(first) ? 2 : parts.before.includes(first) && firsts.has(second) ? 1 : 0;
  };
  const pieces: string[] = [];
  for (const piece of text
    .split(seams)
    .map((each) => each.replace(/^(?:and|also|but|plus|then)\s+/i, '').trim())
    .filter(Boolean)) {
    // What is no question of its own goes on with the one before it.
    if (pieces.length > 0 && !(begins(piece) > 0 && piece.split(/\s+/).length >= 2)) pieces[pieces.length - 1] += `, ${piece}`;
    else pieces.push(piece);
  }
  const plain = pieces.filter((piece) => begins(piece) === 2).length;
  const isTwo =
    pieces.length === 2 &&
    plain > 0 &&
    (plain === 2 || begins(pieces[1] ?? '') === 2 || begins(pieces[0] ?? '') > 0) &&
    pieces.every((piece) => piece.includes(' '));
  return isTwo ? pieces : [text];
}

/** The sentences of a message, where it has more than one; visitors put much around their question. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.?!…:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return sentences.length > 1 ? sentences : [];
}
