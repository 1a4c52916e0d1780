import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DiskRoom, diskRoom, isNearlyFull } from '../../server/alerts/disk-room.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { type Finding, fail, pass, warn } from './finding.ts';

/** Checks the data folder: whether it can be written, who can read it, and how much room its disk has. */
export async function checkDisk(
  { dataDir }: Pick<Settings, 'dataDir'>,
  roomOf: (folder: string) => Promise<DiskRoom> = diskRoom,
): Promise<Finding[]> {
  const room = await roomOf(dataDir);
  const [free, size] = [room.free, room.size].map((bytes) => Math.round(bytes / 1e6));
  const full = isNearlyFull(room)
    ? fail(
        `The disk with DATA_DIR is nearly full: ${free} of ${size} MB are free.`,
        'Make room, or give DATA_DIR a larger disk: without room no enquiry is accepted.',
      )
    : pass('The disk with DATA_DIR has room.');
  return [...(await checkFolder(dataDir)), full];
}

async function checkFolder(dataDir: string): Promise<Finding[]> {
  const stats = await stat(dataDir).catch(() => undefined);
  const fix = 'Give this user the folder, or choose another with DATA_DIR.';
  if (stats && !stats.isDirectory()) return [fail(`DATA_DIR ${dataDir} is no folder.`, fix)];
  if (!stats) {
    const above = nearest(dirname(dataDir));
    try {
      await access(above, constants.W_OK | constants.X_OK);
      return [pass(`DATA_DIR ${dataDir} is made at the first start.`)];
    } catch {
      return [fail(`DATA_DIR ${dataDir} is not there, and this user may not make it in ${above}.`, fix)];
    }
  }
  try {
    await rmdir(await mkdtemp(join(dataDir, '.doctor-')));
  } catch (error) {
    return [fail(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`, fix)];
  }
  const isOpen = (stats.mode & 0o077) !== 0;
  return [
    pass(`DATA_DIR ${dataDir} can be written.`),
    ...(isOpen
      ? [warn(`Other users of this machine may look into DATA_DIR ${dataDir}, where visitors' words are kept.`, `chmod 700 ${dataDir}`)]
      : []),
  ];
}

/** Returns the folder, or its nearest existing ancestor. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
