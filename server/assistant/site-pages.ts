import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../site/load-site.ts';
import type { Passage } from './model-instructions.ts';

/** Returns the built Markdown versions of the pages, sorted by path. Absolute links to this site become paths. */
export function sitePages({ folder, files }: Pick<Site, 'folder' | 'files'>, siteUrl: string): Passage[] {
  return [...files]
    .filter(([address]) => address.endsWith('.md'))
    .map(([address, { file }]) => ({
      path: address === '/index.md' ? '/' : address.slice(0, -'.md'.length),
      text: readFileSync(join(folder, file), 'utf8')
        .replaceAll(`](${siteUrl}/`, '](/')
        .replace(/ "[^"\n]*"\)/g, ')'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
