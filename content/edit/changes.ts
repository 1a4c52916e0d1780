import { isDeepStrictEqual } from 'node:util';
import { type Path, valueAt } from './place.ts';
import { namesOfPath } from './plain-name.ts';
import { setValue } from './write.ts';

/** One difference between two values of a file. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Finds the smallest values that differ. Lists of different length differ as a whole. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [{ path, before, after }];
}

/** Returns the text to show for a string of the content. */
type ShownText = (path: Path, text: string) => string;

/** Describes a difference as text. For lists, leaves out entries that are in both. */
export function inWords({ path, before, after }: Difference, shownText: ShownText): { before: string; after: string } {
  const textOf = (value: unknown) => textAt(path, value, shownText);
  if (!Array.isArray(before) || !Array.isArray(after)) return { before: textOf(before), after: textOf(after) };
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((item) => !other.some((otherItem) => isDeepStrictEqual(otherItem, item)));
  const [removed, added] = [without(before, after), without(after, before)];
  return removed.length + added.length > 0
    ? { before: textOf(removed), after: textOf(added) }
    : { before: textOf(before), after: textOf(after) };
}

/** Keys whose values visitors do not see. */
const unseen = new Set(['id', 'slug', 'confirmed', 'file']);

/** Joins the strings of a value, one per line. */
function textAt(path: Path, value: unknown, shownText: ShownText): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return shownText(path, String(value));
  const keys = Object.entries(value).filter(([key]) => !unseen.has(key));
  return keys
    .map(([key, item]) => textAt([...path, Array.isArray(value) ? Number(key) : key], item, shownText))
    .filter(Boolean)
    .join('\n');
}

/**
 * Describes a path, such as "Title (why, 24/7 support)".
 * @param nameOf returns the name of the list entry at a path
 */
export function labelOfPath(path: Path, nameOf: (entry: readonly (string | number)[]) => string | undefined): string {
  const [last, ...above] = namesOfPath(path, nameOf).toReversed();
  if (last === undefined) return 'All of it';
  const name = last.charAt(0).toUpperCase() + last.slice(1);
  return above.length === 0 ? name : `${name} (${above.toReversed().join(', ')})`;
}

/**
 * Reapplies changes to a text that has changed meanwhile. Drops changes whose place is gone.
 * @param whole parsed value of `text`
 * @returns the text, and the contested paths: the text changed there too and the reapplied change wins, or the place is gone
 */
export function reapply(file: string, text: string, whole: unknown, changes: readonly Difference[]): { text: string; contested: Path[] } {
  const contested: Path[] = [];
  let merged = text;
  for (const { path, before, after } of changes) {
    try {
      merged = setValue(file, merged, path, after);
      if (!isDeepStrictEqual(valueAt(whole, path), before)) contested.push(path);
    } catch {
      contested.push(path);
    }
  }
  return { text: merged, contested };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
