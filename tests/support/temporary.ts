import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const ramDisk = '/dev/shm';
const hasRoom = () => statfsSync(ramDisk).bavail * statfsSync(ramDisk).bsize > 6e9;

/** Parent of temporary folders. Tests flush thousands of small files: a RAM disk saves their time, and keeps others' disk out of it. */
export const temporary = !process.env.TMPDIR && existsSync(ramDisk) && hasRoom() ? ramDisk : tmpdir();
