import type { FieldPlace, PlacedText } from '../../shared/api/words.ts';
import { withoutLinks } from '../../shared/format/without-links.ts';

/** Texts of a text node and of each element around it, up to a block of running text. */
export type Chain = readonly string[];

/** Longest text compared, in characters; longer ones are sections, not fields. */
export const LONGEST = 900;
/** Number of neighbouring texts on either side that decide between several places. */
const WINDOW = 8;
/** Matches files whose words no page shows. */
const elsewhere = /^(?:answers|assistant|training)\/|^(?:agreed-figures|placeholders|photo-hosts|mail)\.yaml$/;
const blank = /\{\w+\}/;

interface Known extends PlacedText {
  plain: string;
}

/**
 * Finds the places of a page's texts. Pages carry no marks: texts are compared without markup and typography. Where several places
 * have the same text, the places of neighbouring texts decide.
 * @returns the places of each text node, the likeliest first; empty for computed texts
 */
export function placeFinder(texts: readonly PlacedText[]): (chains: readonly Chain[], ownFile: string) => FieldPlace[][] {
  const onPages = texts.filter(({ file, text }) => !elsewhere.test(file) && !text.startsWith('/'));
  const known: Known[] = onPages.flatMap((each) =>
    // A Markdown file is one field of many paragraphs.
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
    const list = own.split('; ').map((item) => exact.get(item));
    if (list.length > 1 && list.every((places) => places !== undefined)) return list.flat();
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

/** Returns those that fit, or all if none does. */
function preferred<Each>(all: readonly Each[], fits: (each: Each) => boolean): Each[] {
  const fitting = all.filter(fits);
  return fitting.length > 0 ? fitting : [...all];
}

/** Rates how near a place is to the nearest of some others; each of them counts less the more there are. */
function likeness({ file, path }: FieldPlace, others: readonly FieldPlace[]): number {
  const shared = others
    .filter((other) => other.file === file)
    .map((other) => 1 + path.findIndex((key, index) => key !== other.path[index]));
  return shared.length === 0 ? 0 : (1 + Math.max(...shared)) / others.length;
}

/** Key that is equal for equal places. */
export const keyOf = ({ file, path }: FieldPlace) => `${file}#${path.join('/')}`;

/** Removes Markdown and the typography that pages add. */
function plainText(text: string): string {
  return withoutLinks(text.replace(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s/, ''))
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
