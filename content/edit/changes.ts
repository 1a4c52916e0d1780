import { isDeepStrictEqual } from 'node:util';
import { type FieldPlace, type Path, schemaAt, schemaOf, type Visit, valueAt, walk } from '../walk.ts';
import { setValue } from './write.ts';

/** One difference between two values of a file. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Finds the smallest values that differ. Lists of different length or order differ as a whole. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && !isReordered(before, after))
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [{ path, before, after }];
}

/** Returns whether an entry of a list stands elsewhere in it than before. */
const isReordered = (before: readonly unknown[], after: readonly unknown[]) =>
  after.some((item, index) => {
    const was = isDeepStrictEqual(item, before[index]) ? -1 : before.findIndex((other) => isDeepStrictEqual(other, item));
    return was >= 0 && !isDeepStrictEqual(after[was], item);
  });

/** Returns the text to show for a string of the content. */
type ShownText = (path: Path, text: string) => string;

/** Describes a difference of a file as text. For lists, leaves out entries that are in both; of a new order, says how each entry begins. */
export function inWords(file: string, { path, before, after }: Difference, shownText: ShownText): { before: string; after: string } {
  const textOf = (value: unknown) => textAt({ file, path }, value, shownText);
  if (!Array.isArray(before) || !Array.isArray(after)) return { before: textOf(before), after: textOf(after) };
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((item) => !other.some((otherItem) => isDeepStrictEqual(otherItem, item)));
  const [removed, added] = [without(before, after), without(after, before)];
  if (removed.length + added.length > 0) return { before: textOf(removed), after: textOf(added) };
  const beginnings = (list: unknown[]) =>
    list.map((item, index) => textAt({ file, path: [...path, index] }, item, shownText).split('\n')[0]);
  return { before: beginnings(before).join(', '), after: beginnings(after).join(', ') };
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
