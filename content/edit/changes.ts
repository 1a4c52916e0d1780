import { isDeepStrictEqual } from 'node:util';
import { type FieldPlace, type Path, schemaAt, schemaOf, type Visit, walk } from '../walk.ts';

/** One difference between two values of a file. */
export interface Difference {
  /** Place in the later value. In a list, the step `order` is the order of its entries, and `was 2` an entry that was removed there. */
  path: Path;
  /** Place in the earlier value; of an added entry its list. */
  was: Path;
  before: unknown;
  after: unknown;
}

const ORDER = 'order';
const removedStep = (index: number) => `was ${index}`;

/** Finds the smallest values that differ. Each entry of a list that was added or removed is one, and so is the order of the others. */
export function differences(before: unknown, after: unknown, path: Path = [], was: Path = path): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return keysOf(before, after).flatMap((key) => differences(before[key], after[key], [...path, key], [...was, key]));
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, was, before, after }];
  const were = matchEntries(before, after);
  const stay = after.flatMap((entry, index) => {
    const old = were[index];
    return old === undefined
      ? { path: [...path, index], was, before: undefined, after: entry }
      : differences(before[old], entry, [...path, index], [...was, old]);
  });
  const gone = [...before.keys()].filter((index) => !were.includes(index));
  return [
    ...(isSorted(were) ? [] : [{ path: [...path, ORDER], was, before, after }]),
    ...gone.map((index) => ({ path: [...path, removedStep(index)], was: [...was, index], before: before[index], after: undefined })),
    ...stay,
  ];
}

/** Returns whether a place is another, or is in it. */
export const isWithin = (one: Path, other: Path) => other.every((step, index) => step === one[index]);

/**
 * Finds the entries of a list that are in another one too: first those that are equal, then those that share a third of the texts or
 * words that no other entry has, and at last small ones in the same place.
 * @returns for each entry of `after` its index in `before`; undefined for a new one
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const were = after.map((): number | undefined => undefined);
  const left = new Set(before.keys());
  const match = (fits: (was: number, is: number) => boolean) => {
    for (const is of left.size > 0 ? after.keys() : []) {
      const was = were[is] === undefined ? [...left].find((each) => fits(each, is)) : undefined;
      if (was === undefined) continue;
      were[is] = was;
      left.delete(was);
    }
  };
  const isEqual = (was: number, is: number) => isDeepStrictEqual(before[was], after[is]);
  const last = (is: number) => were[is - 1] ?? -1;
  match((was, is) => was > last(is) && isEqual(was, is));
  match(isEqual);
  if (left.size === 0) return were;
  for (const split of [textsOf, wordsOf]) {
    const [old, now] = [ownTexts(before, split), ownTexts(after, split)] as const;
    match((was, is) => {
      const [one, other] = [old[was] as Set<string>, now[is] as Set<string>];
      return one.intersection(other).size * 3 >= Math.max(one.size, other.size, 1);
    });
  }
  match((was, is) => was === last(is) + 1 && Math.max(textsOf(before[was]).length, textsOf(after[is]).length) <= SMALL);
  return were;
}

/** Most texts of an entry that stays the same entry when all of them change. */
const SMALL = 2;

/** Lists for each entry the texts, or the words, that no other entry has. */
function ownTexts(list: readonly unknown[], split: (value: unknown) => string[]): Set<string>[] {
  const texts = list.map((entry) => new Set(split(entry)));
  const times = Map.groupBy(
    texts.flatMap((own) => [...own]),
    (text) => text,
  );
  return texts.map((own) => new Set([...own].filter((text) => times.get(text)?.length === 1)));
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
const wordsOf = (value: unknown) => textsOf(value).flatMap((text) => text.split(/\s+/));

/** Changes to apply to a value that may have changed meanwhile. */
interface Merge {
  /** Chooses changes by their places, as `differences(changed, base)` names them. */
  isWanted: (path: Path) => boolean;
  /** Receives the places that changed meanwhile in another way: the change wins, unless its place is gone. */
  contested: Path[];
}

/** Applies what differs between `base` and `changed` to another descendant of `base`. */
export function merge(base: unknown, changed: unknown, onto: unknown, options: Merge, path: Path = []): unknown {
  if (isDeepStrictEqual(base, changed)) return onto;
  if (isRecord(base) && isRecord(changed) && isRecord(onto)) {
    const entries = keysOf(onto, base, changed).map((key) => [key, merge(base[key], changed[key], onto[key], options, [...path, key])]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(changed) && Array.isArray(onto)) return mergeLists(base, changed, onto, options, path);
  const isWanted = differences(changed, base, path).some((difference) => options.isWanted(difference.path));
  if (!isWanted || isDeepStrictEqual(changed, onto)) return onto;
  if (!isDeepStrictEqual(base, onto)) options.contested.push(path);
  return onto === undefined && base !== undefined ? undefined : changed;
}

function mergeLists(base: unknown[], changed: unknown[], onto: unknown[], options: Merge, path: Path): unknown[] {
  const isWanted = (step: string | number) => options.isWanted([...path, step]);
  const [next, here] = [matchEntries(changed, base), matchEntries(onto, base)];
  const rows = onto.flatMap((entry, index) => {
    const was = here.indexOf(index);
    const is = next[was];
    if (was < 0 || (is === undefined && !isWanted(was))) return { entry };
    if (is !== undefined) return { entry: merge(base[was], changed[is], entry, options, [...path, was]), is };
    if (!isDeepStrictEqual(base[was], entry)) options.contested.push([...path, was]);
    return [];
  });
  // What was to change in an entry that is gone.
  for (const [was, is] of next.entries())
    if (is !== undefined && here[was] === undefined) merge(base[was], changed[is], undefined, options, [...path, was]);
  if (!isSorted(next) && isWanted(ORDER)) {
    const places = rows.flatMap(({ is }, index) => (is === undefined ? [] : index));
    const sorted = places.map((index) => rows[index] as (typeof rows)[number]).sort((one, other) => Number(one.is) - Number(other.is));
    for (const [index, row] of sorted.entries()) rows[places[index] as number] = row;
    if (!isSorted(here)) options.contested.push(path);
  }
  for (const [is, entry] of changed.entries()) {
    if (next.includes(is) || !isWanted(removedStep(is)) || rows.some((row) => row.is === undefined && isDeepStrictEqual(row.entry, entry)))
      continue;
    const last = rows.findLastIndex((row) => row.is !== undefined && row.is < is);
    rows.splice(last + 1, 0, { entry, is });
  }
  return rows.map(({ entry }) => entry);
}

/** Returns whether a difference is the order of a list. */
export const isOrder = ({ before, after }: Difference) => Array.isArray(before) && Array.isArray(after);

/** Returns the place of a difference in the value that has it: of what was removed in the earlier value, of an order that of its list. */
export const placeOf = (difference: Difference): Path =>
  isOrder(difference) ? difference.path.slice(0, -1) : difference.after === undefined ? difference.was : difference.path;

/** Returns the text to show for a string of the content. */
type ShownText = (path: Path, text: string) => string;

/** Describes a difference of a file as text: of an order, how each entry begins. */
export function inWords(file: string, difference: Difference, shownText: ShownText): { before: string; after: string } {
  const path = placeOf(difference);
  const textOf = (value: unknown) => textAt({ file, path }, value, shownText);
  const beginnings = (list: unknown) =>
    (list as unknown[]).map((item, index) => textAt({ file, path: [...path, index] }, item, shownText).split('\n')[0]).join('\n');
  const [before, after] = [difference.before, difference.after].map(isOrder(difference) ? beginnings : textOf) as [string, string];
  return { before, after };
}

/** Joins the texts of a value that say something to a reader, one per line. */
function textAt({ file, path }: FieldPlace, value: unknown, shownText: ShownText): string {
  if (value === undefined || value === null) return '';
  const root = schemaOf(file);
  const schema = root && schemaAt(root, path, undefined);
  const visits: Iterable<Visit> = schema ? walk(schema, value, path) : [{ path, value, meta: {} }];
  return [...visits]
    .filter(({ value: each, meta }) => typeof each !== 'object' && (meta.ref || !unread.has(meta.role)))
    .map(({ path: at, value: each }) => (typeof each === 'boolean' ? (each ? 'Yes' : 'No') : shownText(at, String(each))))
    .filter(Boolean)
    .join('\n');
}

const unread = new Set<Visit['meta']['role']>(['id', 'slug', 'confirmation']);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const keysOf = (...records: object[]) => [...new Set(records.flatMap(Object.keys))];

/** Returns whether the numbers among some values rise. */
function isSorted(values: readonly (number | undefined)[]): boolean {
  const numbers = values.filter((value) => value !== undefined);
  return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] as number));
}
