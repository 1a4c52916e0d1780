import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import pMap from 'p-map';

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
