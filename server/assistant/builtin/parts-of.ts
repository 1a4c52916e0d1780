import type { Content } from '../../../content/load.ts';

/** Where one question may end and another begin: a question mark, a semicolon, a comma, a plus or a number in brackets, or a word that joins. */
const seams = /(?<=\?)\s+|;\s+|\s+\+\s*|\s*\(\d\)\s*|,?\s+(?:and|plus|but|n|&)\s+|,\s+/i;

/** Where a sentence ends, or what is said before it: a colon, a dash. */
const stops = /(?<=[.?!…:])\s+|\s[–—-]\s+/;

/** Most parts of one question. */
const MOST = 3;

/** The parts of a question that asks two things, or three, the first perhaps in a few words; a single one where it does not. */
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
  const split = text
    .split(seams)
    .map((each) => each.replace(/^(?:and|also|but|plus|then)\s+/i, '').trim())
    .filter(Boolean);
  for (const [at, each] of split.entries()) {
    // "Who founded you and when?": what was asked first is asked again.
    const isBare = at > 0 && at === split.length - 1 && /^\p{L}+\?$/u.test(each) && begins(each) === 2;
    const piece = isBare ? `${each.slice(0, -1)} ${split[at - 1]?.replace(/^\S+\s+/, '')}?` : each;
    // What is no question of its own goes on with the one before it.
    if (pieces.length > 0 && !(begins(piece) > 0 && piece.split(/\s+/).length >= 2)) pieces[pieces.length - 1] += `, ${piece}`;
    else pieces.push(piece);
  }
  const [first = '', ...rest] = pieces;
  const isPlain = (piece: string) => begins(piece) === 2;
  const isSeveral =
    rest.length > 0 &&
    rest.length < MOST &&
    (rest.every(isPlain) || (rest.length === 1 && isPlain(first))) &&
    pieces.every((piece) => piece.includes(' '));
  return isSeveral ? pieces : [text];
}

/** What stands after each place where a story may end and a question begin, the longest first. */
export function endsOf(text: string): string[] {
  const places = text.matchAll(new RegExp(`${stops.source}|${seams.source}`, 'gi'));
  return [...places].map(({ 0: seam, index }) => text.slice(index + seam.length).replace(/^(?:and|also|but|plus|then|so)\s+/i, ''));
}

/** What stands before each clause that only tells when or why it is asked, the longest first: "how do I switch it off if it goes mad". */
export function beginningsOf(text: string, { clauses }: Content['assistant']['cues']['parts']): string[] {
  const places = [...text.matchAll(new RegExp(`[,\\s]+(?:${clauses.join('|')})\\s`, 'gi'))];
  return places.map(({ index }) => text.slice(0, index)).toReversed();
}

/** The sentences of a message, where it has more than one; visitors put much around their question. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.?!…:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  return sentences.length > 1 ? sentences : [];
}
