import { fieldPath } from './read-file.ts';

/** Every string in a value of content, with the path of its field. */
export function stringsOf(value: unknown, path: readonly PropertyKey[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: fieldPath(path), text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsOf(item, [...path, index]));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => stringsOf(item, [...path, key]));
  return [];
}
