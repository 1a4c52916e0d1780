import { fieldPath } from './read-file.ts';

interface TextField {
  field: string;
  text: string;
}

/** Cache by value, because several checks visit each file. */
const cache = new WeakMap<object, readonly TextField[]>();

/** Lists all strings in a value with their paths. @param path path of the value itself */
export function stringsOf(value: unknown, path: readonly PropertyKey[] = []): readonly TextField[] {
  if (!value || typeof value !== 'object' || path.length > 0) return collect(value, path);
  const found = cache.get(value) ?? collect(value, path);
  cache.set(value, found);
  return found;
}

function collect(value: unknown, path: readonly PropertyKey[]): readonly TextField[] {
  if (typeof value === 'string') return [{ field: fieldPath(path), text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]));
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => collect(item, [...path, key]));
  return [];
}
