import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ServedFile } from '../../../server/build-output/manifest.ts';
import { linkFile } from './link-file.ts';

/**
 * Copies the assets of the previous build into the next one, so that pages open in a browser still find their scripts.
 * Assets of older builds are dropped.
 * @param last folder of the previous build, such as dist; may be missing
 * @param next folder of a finished build
 */
export async function keepAssets(last: string, next: string): Promise<void> {
  const previousManifest = await readManifest(last).catch(() => undefined);
  if (!previousManifest) return;
  const manifest = await readManifest(next);
  const newPaths = new Set(manifest.files.map(({ path }) => path));
  const kept = previousManifest.files.filter(({ kind, isKept, path }) => kind === 'asset' && !isKept && !newPaths.has(path));
  for (const { file, brotli, gzip } of kept) {
    // A build by an older version may lack compressed versions.
    const links = [
      [file, file],
      [brotli, brotli],
      [gzip, gzip],
      [brotli, `${file}.br`],
      [gzip, `${file}.gz`],
    ];
    for (const [from, to] of links) if (from && to) await linkFile(join(last, from), join(next, to));
  }
  const files: ServedFile[] = [...manifest.files, ...kept.map((file) => ({ ...file, isKept: true }))];
  await writeFile(join(next, 'manifest.json'), JSON.stringify({ ...manifest, files }, null, 1));
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}
