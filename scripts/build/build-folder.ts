import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { finishPublish } from '../desk/finish-publish.mjs';
import { linkFile } from './finish/link-file.ts';

const DIST = 'dist';
/** Holds the previous build between the two renames of `publish`. */
const BEFORE = 'dist.before';
const NEXT = 'dist.next-';
/** Caches whose files are named by content hash. Each build begins with those of the previous build. */
const caches = ['compressed', 'share-pictures'];

/** A build that holds the build lock of this project folder. */
export interface BuildFolder {
  /** Folder to build into, relative to the project. dist/ keeps the previous build meanwhile. */
  folder: string;
  /** Whether this build had to wait for another. */
  hasWaited: boolean;
  /** Replaces dist/ with the finished build. */
  publish(): void;
  /** Releases the build lock. */
  release(): void;
}

/** Takes the build lock, waiting for another build if need be, and prepares a new folder. */
export async function beginBuild(): Promise<BuildFolder> {
  const { hasWaited, release } = await lockBuilds();
  // Completes a build or publish that was killed while it replaced the previous build.
  finishPublish();
  for (const leftover of readdirSync('.').filter((name) => name === BEFORE || name.startsWith(NEXT))) rmSync(leftover, { recursive: true });
  // The name has the process id, because the Astro process of a killed build may live on and must not write into this folder.
  const folder = `${NEXT}${process.pid}`;
  for (const cache of caches) await linkFiles(join(DIST, cache), join(folder, cache));
  return {
    folder,
    hasWaited,
    publish() {
      if (existsSync(DIST)) renameSync(DIST, BEFORE);
      renameSync(folder, DIST);
      rmSync(BEFORE, { recursive: true, force: true });
    },
    release,
  };
}

/** Takes an SQLite lock, which the operating system releases however the process ends. */
async function lockBuilds(): Promise<{ hasWaited: boolean; release: () => void }> {
  const lock = new DatabaseSync('dist.lock', { timeout: 0 });
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      lock.exec('begin exclusive');
      return { hasWaited, release: () => lock.close() };
    } catch (error) {
      if (!/locked/.test((error as Error).message)) throw error;
      if (!hasWaited) console.log('Another build runs in this folder: waiting for its end');
      await pause(200);
    }
  }
}

async function linkFiles(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) await linkFile(join(from, name), join(to, name));
}
