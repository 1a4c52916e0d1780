import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Space on a disk, in bytes. */
export interface DiskRoom {
  /** Space available to this user. */
  free: number;
  size: number;
}

/** Returns the space on a folder's disk. The folder need not exist. @throws Error of the file system */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(nearestFolder(folder));
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Returns the folder, or its nearest existing ancestor. */
export const nearestFolder = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));

/** Free space in bytes below which a write may fail, because SQLite's files grow in steps of megabytes. */
const NO_ROOM = 10_000_000;
/** Returns whether the disk has no room for a write. */
export const isFull = ({ free }: DiskRoom): boolean => free < NO_ROOM;

/** Returns whether less than 500 MB (or a fifth of a disk below 2.5 GB), or less than a twentieth of the disk is free. */
export const isNearlyFull = ({ free, size }: DiskRoom): boolean => free < Math.min(500_000_000, size / 5) || free < size / 20;
