import { fieldPath } from './read-file.ts';

interface Said {
  field: string;
  text: string;
}

/** What was found in a file's value: several checks look at each, and content does not change. */
const known = new WeakMap<object, readonly Said[]>();

/** Every string in a value of content, with the path of its field. @param path of the value itself */
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
