import { access, constants, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DiskRoom, diskRoom, isNearlyFull } from '../../server/alerts/disk-room.ts';
import type { Settings } from '../../server/settings/settings.ts';
import type { Finding } from './finding.ts';

/** The folder that enquiries and mail are kept in: whether it can be written, by whom it can be read, and whether its disk has room. */
export async function checkDisk(
  { dataDir }: Pick<Settings, 'dataDir'>,
  roomOf: (folder: string) => Promise<DiskRoom> = diskRoom,
): Promise<Finding[]> {
  const room = await roomOf(dataDir);
  const [free, size] = [room.free, room.size].map((bytes) => Math.round(bytes / 1e6));
  const full: Finding[] = isNearlyFull(room)
    ? [
        {
          level: 'mend',
          what: `The disk with DATA_DIR is nearly full: ${free} of ${size} MB are free.`,
          fix: 'Make room, or give DATA_DIR a larger disk: without room no enquiry is accepted.',
        },
      ]
    : [{ level: 'fine', what: 'The disk with DATA_DIR has room.' }];
  return [...(await checkFolder(dataDir)), ...full];
}

async function checkFolder(dataDir: string): Promise<Finding[]> {
  const found = await stat(dataDir).catch(() => undefined);
  const fix = 'Give this user the folder, or choose another with DATA_DIR.';
  if (found && !found.isDirectory()) return [{ level: 'mend', what: `DATA_DIR ${dataDir} is no folder.`, fix }];
  if (!found) {
    const above = await nearest(dirname(dataDir));
    const isOpen = await access(above, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    return isOpen
      ? [{ level: 'fine', what: `DATA_DIR ${dataDir} is made at the first start.` }]
      : [{ level: 'mend', what: `DATA_DIR ${dataDir} is not there, and this user may not make it in ${above}.`, fix }];
  }
  try {
    await rmdir(await mkdtemp(join(dataDir, '.doctor-')));
  } catch (error) {
    return [{ level: 'mend', what: `DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`, fix }];
  }
  const findings: Finding[] = [{ level: 'fine', what: `DATA_DIR ${dataDir} can be written.` }];
  if ((found.mode & 0o077) !== 0) {
    findings.push({
      level: 'look',
      what: `Other users of this machine may look into DATA_DIR ${dataDir}, where visitors' words are kept.`,
      fix: `chmod 700 ${dataDir}`,
    });
  }
  return findings;
}

async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
