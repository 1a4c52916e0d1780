import { fieldPath } from './read-file.ts';

interface Said {
  field: string;
  text: string;
}

/** Cache by value, because several checks visit each file. */
const known = new WeakMap<object, readonly Said[]>();

/** All strings in a value with their paths. @param path path of the value itself */
export function stringsOf(value: unknown, path: readonly PropertyKey[] = []): readonly Said[] {
  if (!value || typeof value !== 'object' || path.length > 0) return collect(value, path);
  const found = known.get(value) ?? collect(value, path);
  known.set(value, found);
  return found;
}

function collect(value: unknown, path: readonly PropertyKey[]): readonly Said[] {
  if (typeof value === 'string') return [{ field: fieldPath(path), text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => collect(item, [...path, key]));
  return [];
}
