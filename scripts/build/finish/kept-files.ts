import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import type { Manifest, ServedFile } from '../../../server/build-output/manifest.ts';

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

/**
 * Writes a file atomically: writes to a temporary name, then renames. A build may be killed at any moment, the next build trusts
 * cached files, and two pages may write the same file.
 */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/**
 * Links a file to a second path, creating its folder. A hard link takes no space and keeps the date; a copy is made on
 * file systems without hard links. An existing file is kept.
 */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : copyFile(from, to)));
}

/** Runs an asynchronous task for each item, a few at a time; results are in the items' order. */
export const inParallel = <Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> =>
  // Enough to keep zlib's threads and the disk busy.
  pMap(items, task, { concurrency: availableParallelism() * 4 });
