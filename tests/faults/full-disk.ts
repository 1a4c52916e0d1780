import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { MortalServer } from './mortal-server.ts';

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** A process whose disk is filled. */
type Filled = Pick<MortalServer, 'processId'>;

/** A way to fill a server's disk. */
interface FullDisk {
  name: string;
  /** Whether this machine permits filling a disk this way. */
  isPossible(): boolean;
  /** Data folder to use; undefined if any will do. */
  dataDir(megabytes?: number): string | undefined;
  fill(server: Filled, dataDir: string): void;
  free(server: Filled, dataDir: string): void;
}

/** A RAM disk, of 16 MB unless another size is asked for, which needs permission to mount. */
export const smallDisk: FullDisk = {
  name: 'a disk that is full',
  isPossible() {
    const folder = mkdtempSync(join(tmpdir(), 'tarazu-disk-'));
    const mounted = mountDisk(folder) && succeeds('umount', folder);
    rmdirSync(folder);
    return mounted;
  },
  dataDir(megabytes) {
    const folder = mkdtempSync(join(tmpdir(), 'tarazu-disk-'));
    mountDisk(folder, megabytes);
    onTestFinished(() => {
      succeeds('umount', '--lazy', folder);
      rmdirSync(folder);
    });
    return folder;
  },
  fill(_server, dataDir) {
    try {
      for (;;) appendFileSync(join(dataDir, 'filler'), Buffer.alloc(4_096));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  },
  free: (_server, dataDir) => rmSync(join(dataDir, 'filler')),
};

/** A file size limit for the process, so that every write fails. Linux only. */
const smallFiles: FullDisk = {
  name: 'no room left in any file',
  isPossible: () => succeeds('prlimit', '--version'),
  dataDir: () => undefined,
  fill: (server) => limitFiles(server, '1:unlimited'),
  free: (server) => limitFiles(server, 'unlimited:unlimited'),
};

export const fullDisks: readonly FullDisk[] = [smallDisk, smallFiles];

function mountDisk(folder: string, megabytes = 16): boolean {
  return succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
}

function limitFiles({ processId }: Filled, limit: string): void {
  if (!succeeds('prlimit', '--pid', String(processId), `--fsize=${limit}`)) throw new Error(`prlimit --fsize=${limit} did not work`);
}
