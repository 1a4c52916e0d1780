import type { DiskRoom } from './disk-room.ts';
import type { Trouble } from './trouble.ts';

/** Nearly full is less free than so many bytes, or than this part of the disk. */
const FREE = 500_000_000;
const PART = 0.05;

/** @returns undefined while there is room enough */
export function diskTrouble({ free, size }: DiskRoom): Extract<Trouble, { kind: 'disk' }> | undefined {
  return free < FREE || free < size * PART ? { kind: 'disk', free, size } : undefined;
}
