import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Links a file to a second path, creating its folder. A hard link takes no space and keeps the date; a copy is made on
 * file systems without hard links. An existing file is kept.
 */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : copyFile(from, to)));
}
