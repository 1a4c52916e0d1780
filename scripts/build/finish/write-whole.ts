import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file atomically: to a temporary name first, then renamed. A build may be killed at any moment, the next one trusts cached
 * files, and two pages may write the same file.
 */
export async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, place);
}
