import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadContent } from '../../content/load.ts';
import { ContentError } from '../../content/read/content-error.ts';
import { buildApp } from '../../server/app/build-app.ts';
import { closeOnSignals } from '../../server/close-on-signals.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { searchPath } from '../../shared/api/search.ts';
import { searchIndex } from '../../site/src/search/search-index.ts';
import { TrainingError } from '../../training/load.ts';
import { describeFile } from '../build/finish/describe-file.ts';
import { writeServerData } from '../build/write-server-data.ts';

/** Timeout for Astro's first page, in milliseconds. */
const TIMEOUT = 60_000;
/** Allows Vite's inline scripts and styles, which change too often for hashes. */
const POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** The server of `npm run dev`, run from source. Node restarts it when its sources or the content change. */
const buildFolder = 'node_modules/.cache/dev-server';
try {
  await rm(buildFolder, { recursive: true, force: true });
  await mkdir(buildFolder, { recursive: true });
  await writeServerData(buildFolder, loadContent());
  await fetchPages(process.env.PAGES as string, buildFolder);
  const settings = readSettings(process.env);
  const app = await buildApp({ ...settings, buildFolder });
  closeOnSignals(app);
  await app.listen({ host: settings.host, port: settings.port });
  console.log('Form, assistant and search are ready');
} catch (error) {
  console.error(error instanceof ContentError || error instanceof TrainingError ? error.message : error);
  process.exit(1);
}

/**
 * Writes the few build files that the server reads: the search index, and the pages that the server fills in per visitor,
 * as Astro's dev server renders them.
 * @param origin of Astro's dev server
 * @param buildFolder output folder, in place of dist
 */
async function fetchPages(origin: string, buildFolder: string): Promise<void> {
  const index = searchIndex();
  const pages = await Promise.all(['/contact', receiptPath, searchPath].map(async (path) => [`${path}.html`, await textOf(origin + path)]));
  const folder = join(buildFolder, 'site');
  const files = await Promise.all(
    [...pages, [index.address, index.text]].map(async ([address = '', text = '']) => {
      const file = address.slice(1);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
      return describeFile(folder, file, { policy: POLICY });
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
