import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { linkFile } from './finish-build/link-file.ts';
import { finishPublish } from './finish-publish.mjs';

const DIST = 'dist';
/** The last build for the moment in which the next takes its place. */
const BEFORE = 'dist.before';
const NEXT = 'dist.next-';
/** What a build keeps by its content for the next one. */
const caches = ['compressed', 'share-pictures'];

/** The one build of this project folder that may run. */
export interface BuildFolder {
  /** Where to build, below the project's folder; the last build stays in dist/ meanwhile. */
  folder: string;
  /** Whether another build had to end first. */
  hasWaited: boolean;
  /** Puts what was built in the place of dist/. */
  publish(): void;
  /** Lets the next build begin. */
  release(): void;
}

/** Begins a build, in a folder of its own, once no other of this project runs. */
export async function beginBuild(): Promise<BuildFolder> {
  const { hasWaited, release } = await lockBuilds();
  // A build or a publish was killed while it took the last one's place.
  finishPublish();
  for (const left of readdirSync('.').filter((name) => name === BEFORE || name.startsWith(NEXT))) rmSync(left, { recursive: true });
  // By its process: Astro may outlive a build that was killed, and would write into the next one's.
  const folder = `${NEXT}${process.pid}`;
  for (const cache of caches) await keepFiles(join(DIST, cache), join(folder, cache));
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

/** Takes a lock of SQLite's, which ends with the process that has it, however it ends. */
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

async function keepFiles(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) await linkFile(join(from, name), join(to, name));
}
