import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';

/** Concurrency: some pages wait for the disk while others are rewritten. */
const AT_ONCE = 16;

/**
 * Rewrites every page that Astro has built.
 * @param dir output folder, from the hook astro:build:done
 * @param rewriteHtml returns a page's new HTML; `page` is its path relative to the folder
 */
export async function rewritePages(dir: URL, rewriteHtml: (html: string, page: string) => string): Promise<void> {
  const site = fileURLToPath(dir);
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
  const rewrite = async (page: string) => {
    const html = await readFile(join(site, page), 'utf8');
    const changed = rewriteHtml(html, page);
    if (changed !== html) await writeFile(join(site, page), changed);
  };
  await pMap(pages, rewrite, { concurrency: AT_ONCE });
}
