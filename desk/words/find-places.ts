import type { FieldPlace, PlacedText } from '../../shared/api/words.ts';

/** A text node of a page: its own text, then that of each element around it, up to a block of running text. */
export type Chain = readonly string[];

/** Longest text that is compared, in characters; more is no field but a section. */
export const LONGEST = 900;
/** Texts on either side that say which of several places is meant. */
const WINDOW = 8;
/** Words that no page shows. */
const elsewhere = /^(?:answers|assistant|training)\/|^(?:agreed-figures|placeholders|photo-hosts|mail)\.yaml$/;
const blank = /\{\w+\}/;

interface Known extends PlacedText {
  plain: string;
}

/**
 * Finds where the texts of a page stand in the words. The page says nothing of it: texts are compared without markup and typography, and where
 * several places have the same text, the places of the texts around it decide.
 * @returns for each text node its places, the likeliest first; none for what is computed
 */
export function placeFinder(texts: readonly PlacedText[]): (chains: readonly Chain[], ownFile: string) => FieldPlace[][] {
  const onPages = texts.filter(({ file, text }) => !elsewhere.test(file) && !text.startsWith('/'));
  const known: Known[] = onPages.flatMap((each) =>
    // A Markdown text is one field of many paragraphs.
    (each.text.includes('\n') ? [each.text, ...each.text.split('\n')] : [each.text]).map((text) => ({ ...each, plain: plainText(text) })),
  );
  const exact = Map.groupBy(known, ({ plain }) => plain);
  const templates = known.filter(({ text }) => blank.test(text) && text.replaceAll(/\{\w+\}|\P{L}/gu, '').length > 2);
  const patterns = templates.map((each) => [each, patternOf(each.plain)] as const);

  function candidates(chain: Chain, ownFile: string): Known[] {
    const plain = chain.map(plainText);
    for (const text of plain) {
      const same = text && exact.get(text);
      // A headline before an address that is spelt as it.
      if (same) return preferred(same, (each) => chain.some((shown) => shown.trim() === each.text.trim()));
    }
    for (const text of plain) {
      const filled = patterns.flatMap(([template, pattern]) => {
        const values = pattern.exec(text);
        return values ? [...values.slice(1).flatMap((value) => exact.get(value) ?? []), template] : [];
      });
      if (filled.length > 0) return filled;
    }
    const own = plain[0] as string;
    if (own.length < 8) return [];
    // Titles that a table says in one cell.
    const listed = own.split('; ').map((text) => exact.get(text));
    if (listed.length > 1 && listed.every((same) => same !== undefined)) return listed.flat();
    const within = known.filter(({ plain: whole }) => whole.includes(own));
    if (within.length > 0) return preferred(within, ({ file }) => file === ownFile);
    const parts = known.filter(({ plain: part }) => part.length > 3 && part.length > own.length * 0.4 && own.includes(part));
    return preferred(parts, ({ file }) => file === ownFile)
      .sort((one, other) => other.plain.length - one.plain.length)
      .slice(0, 5);
  }

  return (chains, ownFile) => {
    const cache = new Map<string, Known[]>();
    const found = chains.map((chain) => {
      const key = chain.join('\n');
      const places = cache.get(key) ?? candidates(chain, ownFile);
      cache.set(key, places);
      return places;
    });
    return found.map((places, index) => {
      const around = found.slice(Math.max(0, index - WINDOW), index + WINDOW + 1);
      const middle = Math.min(index, WINDOW);
      const score = (place: Known) =>
        around.reduce(
          (sum, others, at) => (at === middle ? sum : sum + likeness(place, others) / Math.abs(at - middle)),
          place.file === ownFile ? 0.2 : 0,
        );
      const scored = [...new Map(places.map((place) => [keyOf(place), { place, score: score(place) }])).values()];
      return scored.sort((one, other) => other.score - one.score).map(({ place: { file, path } }) => ({ file, path }));
    });
  };
}

/** Those that fit, or all where none does. */
function preferred<Each>(all: readonly Each[], fits: (each: Each) => boolean): Each[] {
  const fitting = all.filter(fits);
  return fitting.length > 0 ? fitting : [...all];
}

/** How near a place is to the nearest of some others, which count less the more they are. */
function likeness({ file, path }: FieldPlace, others: readonly FieldPlace[]): number {
  const shared = others
    .filter((other) => other.file === file)
    .map((other) => 1 + path.findIndex((key, index) => key !== other.path[index]));
  return shared.length === 0 ? 0 : (1 + Math.max(...shared)) / others.length;
}

/** The same for two names of one place. */
export const keyOf = ({ file, path }: FieldPlace) => `${file}#${path.join('/')}`;

/** Words without Markdown, and without the typography that a page adds. */
function plainText(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[\u00ad\u200b\u2060*`"'‘’“”]/g, '')
    .replaceAll('–', '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)')}$`,
  );
