import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Manifest } from '../../../server/build-output/manifest.ts';

export const builtFolder = 'dist/site';

const parser = unified().use(rehypeParse);

/** Lists assets kept from the previous build, which no page of the current build uses. */
function keptFiles(): ReadonlySet<string> {
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  return new Set(files.flatMap(({ file, keptSince }) => (keptSince ? [file] : [])));
}

/**
 * Lists files of the built site by their extension, relative to dist/site.
 * @throws Error if the site is not built
 */
export function builtFiles(ending: string): string[] {
  if (!existsSync(builtFolder)) throw new Error('The site is not built: run npm run build');
  const kept = keptFiles();
  return readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !kept.has(`site/${file}`))
    .sort();
}

export const builtText = (file: string): string => readFileSync(join(builtFolder, file), 'utf8');

const trees = new Map<string, Root>();

/** Returns a parsed page. Cached, because parsing takes as long as the tests. */
export function builtPage(file: string): Root {
  const tree = trees.get(file) ?? parser.parse(builtText(file));
  trees.set(file, tree);
  return tree;
}

/** File of a page: /about is about.html. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Paths in sitemap.xml. */
export function sitemapPaths(): string[] {
  return [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname);
}
