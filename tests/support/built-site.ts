import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Manifest } from '../../server/build-output/manifest.ts';

/** Where the build has put the site. */
export const builtFolder = 'dist/site';

const parser = unified().use(rehypeParse);

/** Assets that this build kept of the one before it: no page of this one has them. */
function keptFiles(): ReadonlySet<string> {
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  return new Set(files.flatMap(({ file, isKept }) => (isKept ? [file] : [])));
}

/** Files of the built site whose names end so, by their paths below dist/site. @throws Error when the site is not built */
export function builtFiles(ending: string): string[] {
  if (!existsSync(builtFolder)) throw new Error('The site is not built: run npm run build');
  const kept = keptFiles();
  return readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !kept.has(`site/${file}`))
    .sort();
}

export const builtText = (file: string): string => readFileSync(join(builtFolder, file), 'utf8');

const trees = new Map<string, Root>();

/** A built page as a tree, which is everybody's: parsing one takes as long as all that is asked of it. */
export function builtPage(file: string): Root {
  const tree = trees.get(file) ?? parser.parse(builtText(file));
  trees.set(file, tree);
  return tree;
}

/** The file of a page's address: /about is about.html. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The addresses in sitemap.xml, without the origin. */
export function sitemapPaths(): string[] {
  return [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname);
}
