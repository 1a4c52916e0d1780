import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { type Content, loadContent } from '../../../content/load.ts';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { type Entry, indexOptions, termsOf } from '../../../shared/search/site-search.ts';
import { loadTraining } from '../../../training/load.ts';
import { entriesOf } from './entries-of.ts';

/**
 * Returns the search index, a file that browsers fetch with the first query and cache forever, because its name has a content hash.
 * The server uses the same file.
 */
export function searchIndex(): { address: string; text: string } {
  const content = loadContent();
  const index = cache.get(content) ?? indexOf(content);
  cache.set(content, index);
  return index;
}

/** Cache by content, because the build needs the file and its address separately. */
const cache = new WeakMap<Content, ReturnType<typeof indexOf>>();

function indexOf(content: Content): { address: string; text: string } {
  const text = writeIndex(setNumbers(entriesOf(content, loadTraining().words.names.names)), content.search.inPassing);
  // shared/api/search.ts matches this pattern.
  return { address: `/_assets/search.${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.json`, text };
}

/**
 * Writes the index of entries, for SiteSearch.
 * @param inPassing words that match only titles and names
 */
export function writeIndex(entries: readonly Entry[], inPassing: readonly string[] = []): string {
  const skipped = new Set(inPassing.map(stemmer));
  const isSkipped = (word: string, field?: string) => (field === 'about' || field === 'text') && skipped.has(stemmer(word));
  const index = new MiniSearch<Entry>({
    ...indexOptions,
    processTerm: (word, field) => (isSkipped(word, field) ? null : (termsOf(word, field) as string[])),
  });
  index.addAll(entries);
  return JSON.stringify(index);
}
