import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a file under a second name, in a folder that is made if missing: a hard link, which takes no room and keeps the file's date; a copy on
 * file systems that have none. A file that is there already stays.
 */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : copyFile(from, to)));
}
