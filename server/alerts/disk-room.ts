import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Room on a disk, in bytes. */
export interface DiskRoom {
  /** What this user may still write. */
  free: number;
  size: number;
}

/** Room on the disk that a folder is on, or will be once it is made. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return diskRoom(above);
  }
}

/** On a disk with less, in bytes, an enquiry may not be written any more: SQLite's files grow in steps of megabytes. */
const NO_ROOM = 10_000_000;
export const isFull = ({ free }: DiskRoom): boolean => free < NO_ROOM;

/** Nearly full is less free than 500 MB (on disks of less than 2.5 GB, than a fifth), or than a twentieth of the disk. */
export const isNearlyFull = ({ free, size }: DiskRoom): boolean => free < Math.min(500_000_000, size / 5) || free < size / 20;
