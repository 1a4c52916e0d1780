import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files that static hosts read at deployment and never serve. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/**
 * Lists the files of a folder to serve, as sorted relative paths with forward slashes.
 * Leaves out hidden files (.DS_Store and the like), except those in /.well-known/, which are for visitors.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !HOST_FILES.has(file) && !file.split('/').some((part) => part.startsWith('.') && part !== '.well-known'))
    .sort();
}
