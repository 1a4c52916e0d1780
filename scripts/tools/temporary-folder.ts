import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder that is removed when `resources` are closed. */
export async function temporaryFolder(resources: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarazu-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
