import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ServedFile } from '../../server/build-output/manifest.ts';
import { linkFile } from './link-file.ts';

/**
 * Keeps the assets of the last build in the next one, so that a page that is open in a browser still finds its scripts after a deployment.
 * Those that the last build kept of the one before it go.
 * @param last folder of the last build, such as dist; there may be none
 * @param next folder of a finished build
 */
export async function keepAssets(last: string, next: string): Promise<void> {
  const before = await readManifest(last).catch(() => undefined);
  if (!before) return;
  const manifest = await readManifest(next);
  const known = new Set(manifest.files.map(({ path }) => path));
  const kept = before.files.filter(({ kind, isKept, path }) => kind === 'asset' && !isKept && !known.has(path));
  for (const { file, brotli, gzip } of kept) {
    // A build of an older version has no compressed forms beside its files.
    const places = [
      [file, file],
      [brotli, brotli],
      [gzip, gzip],
      [brotli, `${file}.br`],
      [gzip, `${file}.gz`],
    ];
    for (const [from, to] of places) if (from && to) await linkFile(join(last, from), join(next, to));
  }
  const files: ServedFile[] = [...manifest.files, ...kept.map((file) => ({ ...file, isKept: true }))];
  await writeFile(join(next, 'manifest.json'), JSON.stringify({ ...manifest, files }, null, 1));
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}
