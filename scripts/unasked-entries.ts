import type { Content } from '../content/load.ts';
import { entitiesOf } from '../search/entities-of.ts';
import { factsOf } from '../search/facts-of.ts';

/** Advice to the owner: entries that the assistant cannot be asked for, as nothing stands under `asked` and their text is no sentence of its own. */
export function unaskedEntries(content: Content): string[] {
  const titles = new Map<string, string[]>();
  factsOf(content, entitiesOf(content), (path, title) => titles.set(path, [...(titles.get(path) ?? []), `"${title}"`]));
  const pages = [...titles].map(([path, names]) => `  ${path}: ${[...new Set(names)].join(', ')}`);
  return pages.length === 0
    ? []
    : ['The assistant cannot be asked for these entries; lines under `asked` teach it (content/README.md):', ...pages];
}
