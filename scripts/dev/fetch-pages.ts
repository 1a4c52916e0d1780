import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { searchPath } from '../../shared/api/search.ts';
import { searchIndex } from '../../site/src/search/search-index.ts';
import { describeFile } from '../build/finish/describe-file.ts';

/** Timeout for Astro's first page, in milliseconds. */
const TIMEOUT = 60_000;
/** Allows Vite's inline scripts and styles, which change too often for hashes. */
const POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/**
 * Writes the few build files that the server reads: the search index, and the pages that the server fills in per visitor,
 * as Astro's dev server renders them.
 * @param origin of Astro's dev server
 * @param buildFolder output folder, in place of dist
 */
export async function fetchPages(origin: string, buildFolder: string): Promise<void> {
  const index = searchIndex();
  const pages = await Promise.all(['/contact', receiptPath, searchPath].map(async (path) => [`${path}.html`, await textOf(origin + path)]));
  const folder = join(buildFolder, 'site');
  const files = await Promise.all(
    [...pages, [index.address, index.text]].map(async ([address = '', text = '']) => {
      const file = address.slice(1);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
      return { ...describeFile({ folder, file, page: undefined, markdownOf: undefined }), policy: POLICY };
    }),
  );
  await writeFile(join(buildFolder, 'manifest.json'), JSON.stringify({ siteUrl: process.env.SITE_URL, files }));
}

async function textOf(address: string): Promise<string> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    const response = await fetch(address).catch((error) => {
      if (Date.now() > deadline) throw error;
      return undefined;
    });
    if (response?.ok) return response.text();
    if (response) throw new Error(`${address} is answered with status ${response.status}`);
    await sleep(200);
  }
}
