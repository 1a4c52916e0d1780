import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Folders that a build does not need, and those that tests need beside it. */
const notNeeded = ['.git', '.node', 'var'];
const ofTests = ['tests', 'docs'];
/** Names excluded at any depth: packages are linked instead, and an earlier build would be taken for the copy's. */
const excludedNames = ['node_modules', 'dist', '.astro', '.generated', '_assets'];
/** Build caches in dist/. */
const buildCaches = ['share-pictures', 'compressed'];

/**
 * Copies the project into a temporary folder, so that dist/ stays unchanged. The copy's content is that of CONTENT_DIR, if set.
 * @param cached whether to copy the build caches; by default false
 * @param tested whether to copy what tests need; by default false
 */
export async function projectCopy(resources: AsyncDisposableStack, { cached = false, tested = false } = {}): Promise<string> {
  const folder = await temporaryFolder(resources);
  const needed = (await readdir('.')).filter(
    (name) => ![...notNeeded, ...(tested ? [] : ofTests), ...excludedNames].includes(name) && !name.startsWith('dist.'),
  );
  for (const name of needed)
    await cp((name === 'content' && process.env.CONTENT_DIR) || name, join(folder, name), {
      recursive: true,
      filter: (file) => !excludedNames.includes(basename(file)),
    });
  for (const name of buildCaches.filter((name) => cached && existsSync(join('dist', name))))
    await cp(join('dist', name), join(folder, 'dist', name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Creates an empty folder that is removed when `resources` are closed. */
export async function temporaryFolder(resources: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarazu-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
