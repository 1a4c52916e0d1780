import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, loadContent } from '../../../content/load.ts';
import { entriesOf } from '../../../shared/search/entries-of.ts';
import type { SearchData } from '../../../shared/search/entry.ts';
import { loadTraining } from '../../../training/load.ts';
import { markdownToHtml } from './markdown-to-html.ts';

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
  const { synonyms, names } = loadTraining().words;
  const { shorthand, phrases, groups } = synonyms;
  const data: SearchData = {
    entries: entriesOf(content, names.names, {
      documentAddress: ({ path, offeredAt }) => (existsSync(join('site/public', path)) ? path : offeredAt),
      headingIds: (markdown) => markdownToHtml(markdown).headings.map(({ id }) => id),
    }),
    synonyms: { shorthand, phrases, groups },
    inPassing: content.search.inPassing,
  };
  const text = JSON.stringify(data);
  // shared/api/search.ts matches this pattern.
  return { address: `/_assets/search.${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.json`, text };
}
