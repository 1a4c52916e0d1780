import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ServedFile } from '../../../server/build-output/manifest.ts';
import { linkFile, writeAtomically } from './write-atomically.ts';

/** Time in milliseconds for which an open page finds its assets after it was replaced. */
const KEPT_FOR = 7 * 24 * 3_600_000;
/** Limit of all kept assets in bytes. One build's have 1 MB; the latest stay. */
const MOST_BYTES = 20_000_000;

/**
 * Copies the assets of the builds of the last week into the next one, so that pages open in a browser still find their scripts.
 * @param last folder of the previous build, such as dist; may be missing
 * @param next folder of a finished build
 * @param now in milliseconds
 */
export async function keepAssets(last: string, next: string, now = Date.now()): Promise<void> {
  const previousManifest = await readManifest(last).catch(() => undefined);
  if (!previousManifest) return;
  const manifest = await readManifest(next);
  const newPaths = new Set(manifest.files.map(({ path }) => path));
  const candidates = previousManifest.files
    .filter(({ kind, path }) => kind === 'asset' && !newPaths.has(path))
    .map((file) => ({ ...file, keptSince: file.keptSince ?? now }))
    .filter(({ keptSince }) => now - keptSince < KEPT_FOR)
    .sort((one, other) => other.keptSince - one.keptSince);
  const kept: ServedFile[] = [];
  let bytes = 0;
  for (const asset of candidates) {
    const { file, versions = [] } = asset;
    const paths = [file, ...versions.map((ending) => `${file}.${ending}`)];
    for (const path of paths) bytes += (await stat(join(last, path))).size;
    if (bytes > MOST_BYTES) break;
    for (const path of paths) await linkFile(join(last, path), join(next, path));
    kept.push(asset);
  }
  await writeAtomically(
    join(next, 'manifest.json'),
    Buffer.from(JSON.stringify({ ...manifest, files: [...manifest.files, ...kept] }, null, 1)),
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}
