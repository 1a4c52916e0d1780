import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../../content/load.ts';
import { currentBuild, makeCurrent, newBuildFolder, removeOldBuilds, waitForLock } from '../../server/build-output/builds.ts';
import { handOnPublication } from '../../server/words/publication.ts';
import { linkFile } from './finish/kept-files.ts';

const DIST = 'dist';
/** Caches whose files are named by content hash. Each build begins with those of the previous build. */
const caches = ['compressed', 'share-pictures'];

/** A build that holds the build lock of this project folder. */
export interface BuildFolder {
  /** Folder to build into, relative to the project. dist keeps leading to the previous build meanwhile. */
  folder: string;
  /** Whether this build had to wait for another. */
  hasWaited: boolean;
  /** Lets dist lead to the finished build. */
  publish(): void;
  /** Releases the locks. */
  release(): void;
}

/**
 * Takes the locks, waiting for other builds if need be, and prepares a new folder.
 * @param publication folder of a publish, whose server holds the lock of publishes and makes the build current
 * @throws Error if the words of the last publish cannot be written to content/: a build without them would withdraw them
 */
export async function beginBuild(publication?: string): Promise<BuildFolder> {
  let hasWaited = false;
  const lock = (file: string) =>
    waitForLock(file, () => {
      hasWaited = true;
      console.log('Another build runs in this folder: waiting for its end');
    });
  const locks = publication ? [] : [await lock(`${DIST}.lock`)];
  // A build whose server was killed has this lock until it ends: builds share generated files.
  locks.push(await lock(`${DIST}.build.lock`));
  const folder = publication ?? newBuildFolder(DIST);
  mkdirSync(folder, { recursive: true });
  if (!publication) handOnPublication(DIST, folder, liveFolders());
  removeOldBuilds(DIST, folder);
  if (currentBuild(DIST)) for (const cache of caches) await linkFiles(join(DIST, cache), join(folder, cache));
  return {
    folder,
    hasWaited,
    publish: () => makeCurrent(DIST, folder),
    release: () => {
      for (const release of locks) release();
    },
  };
}

/** Returns the folders of the words that a build reads. */
export const liveFolders = () => ({ content: contentFolder(), training: resolve('training'), project: resolve('.') });

async function linkFiles(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) await linkFile(join(from, name), join(to, name));
}
