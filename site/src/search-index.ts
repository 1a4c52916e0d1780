import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, loadContent } from '../../content/load.ts';
import { entriesOf } from '../../shared/search/entries-of.ts';
import type { SearchData } from '../../shared/search/entry.ts';
import { loadTraining } from '../../training/load.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/**
 * What the search knows, as a file of its own: fetched when the search is first opened, and kept for good, as its name says what is in it.
 * The server reads the same file.
 */
export function searchIndex(): { address: string; text: string } {
  const content = loadContent();
  const index = made.get(content) ?? indexOf(content);
  made.set(content, index);
  return index;
}

/** Made once for each content: the file itself and who names its address ask. */
const made = new WeakMap<Content, ReturnType<typeof indexOf>>();

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
  // shared/api/search.ts knows this form.
  return { address: `/_assets/search.${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.json`, text };
}
