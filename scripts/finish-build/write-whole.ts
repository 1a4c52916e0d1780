import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file under a name of its own first, so that under `place` it is whole or not there: what a build keeps is taken by the next one as
 * it is, a build may be killed at any moment, and two pages may be writing the same file.
 */
export async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, place);
}
