import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { childEnvironment } from '../settings/child-environment.ts';

/** Replaces a file atomically: after a power cut it has its old or its new content. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // The same name each time, so that a write that was killed leaves nothing once it is repeated.
  const part = join(dirname(path), `.${basename(path)}.part`);
  writeFileSync(part, content, { mode: 0o644, flush: true });
  renameSync(part, path);
  flushFolder(dirname(path));
}

/** Removes a file, if it exists, and flushes its folder. */
export function removeAndFlush(path: string): void {
  rmSync(path, { force: true });
  flushFolder(dirname(path));
}

/** Flushes the names in a folder to disk, where the system supports it. A missing folder is no error. @throws other errors */
export function flushFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    // Windows cannot open folders, and a removed folder needs no flush.
    if (!['EISDIR', 'EPERM', 'EACCES', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Flushes everything below a folder to disk, where the system supports it. */
export function flushAll(folder: string): void {
  spawnSync('sync', ['-f', folder], { stdio: 'ignore', env: childEnvironment() });
}

/** Hard-links a file. Files are replaced and never written in place, so the two paths do not affect each other. */
export function sameFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    writeAtomically(to, readFileSync(from));
  }
}

const digests = new Map<string, { stamp: string; digest: string }>();

/** Returns the hash of a file, or undefined if it does not exist. Cached until the file's times, size or inode change. */
export function digestOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const stamp = `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
  const cached = digests.get(path);
  if (cached?.stamp === stamp) return cached.digest;
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
  digests.set(path, { stamp, digest });
  return digest;
}
