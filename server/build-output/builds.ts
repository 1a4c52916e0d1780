import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Every build has a folder of its own in dist.builds/, and dist is a symbolic link to the current one, so that one rename replaces
 * the site. A build that was never current is never made current later: the next build removes it.
 */

/** Builds that are kept beside the current one, to return to. */
const KEPT = 2;
/** File that marks a build which was current until the file's time. */
const REPLACED = '.replaced';

/** Returns the path of a folder for a new build, which is not created. Its name begins with the time to a millisecond, so later ones sort later. */
export function newBuildFolder(dist: string): string {
  const time = new Date().toISOString().replace(/\W/g, '');
  return join(buildsOf(dist), `${time}-${randomUUID().slice(0, 8)}`);
}

/** Returns the real path of the current build; undefined before the first one. */
export function currentBuild(dist: string): string | undefined {
  try {
    return realpathSync(dist);
  } catch {
    return undefined;
  }
}

/**
 * Makes a complete build the current one, by one rename, and marks the one before it as replaced. The caller holds the lock.
 * @throws Error of the file system; then the build before is still current
 */
export function makeCurrent(dist: string, build: string): void {
  if (currentBuild(dist)) writeFileSync(join(dist, REPLACED), '');
  const link = `${dist}.link`;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(dist), build), link, 'dir');
  // An older version of this project built into dist/ itself.
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) {
    const oldest = join(buildsOf(dist), '0');
    mkdirSync(buildsOf(dist), { recursive: true });
    rmSync(oldest, { recursive: true, force: true });
    renameSync(dist, oldest);
  }
  renameSync(link, dist);
}

/** Lists the builds that were current, the latest first. */
export function replacedBuilds(dist: string): string[] {
  const replacedAt = (build: string) => statSync(join(build, REPLACED), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return buildsIn(dist)
    .filter((build) => replacedAt(build) > 0 && build !== currentBuild(dist))
    .sort((one, other) => replacedAt(other) - replacedAt(one));
}

/** Removes all builds from before `next` but the current one and those that are kept. */
export function removeOldBuilds(dist: string, next: string): void {
  const kept = new Set([currentBuild(dist), ...replacedBuilds(dist).slice(0, KEPT)]);
  for (const build of buildsIn(dist).filter((each) => !kept.has(each) && basename(each) < basename(next)))
    try {
      rmSync(build, { recursive: true, force: true });
    } catch {
      // A process that outlived its killed build still writes there: a later build removes the rest.
    }
}

/**
 * Takes a lock, which the operating system releases however this process ends.
 * @param file of the lock, such as dist.lock, which serialises publishes, builds and rollbacks of a project
 * @returns a function that releases it; undefined if another process has the lock
 * @throws the error of SQLite, whose lock it is, if the file cannot be opened
 */
export function tryLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (/locked/.test((error as Error).message)) return undefined;
    throw error;
  }
}

/** Takes a lock as `tryLock` does, waiting for it. @param onWait is called once, if it has to wait */
export async function waitForLock(file: string, onWait: () => void): Promise<() => void> {
  for (let hasWaited = false; ; hasWaited = true) {
    const release = tryLock(file);
    if (release) return release;
    if (!hasWaited) onWait();
    await pause(200);
  }
}

const buildsOf = (dist: string) => `${dist}.builds`;

/** Lists the real paths of all builds, complete or not. */
function buildsIn(dist: string): string[] {
  try {
    const folder = realpathSync(buildsOf(dist));
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
