import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const copied = [
  'content',
  'site',
  'operations',
  'scripts',
  'server',
  'wire',
  'search',
  'documents',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Caches of earlier builds, which a first build would not have. */
const leftOut = /(^|\/)(node_modules|\.astro|\.generated|dist|_assets)$/;

/** Copies what a build needs into a temporary folder, so that the project's own dist/ stays as it is. CONTENT_DIR, if set, becomes the copy's content. */
export async function projectCopy(resources: AsyncDisposableStack): Promise<string> {
  const folder = await temporaryFolder(resources);
  for (const name of copied) {
    await cp(name, join(folder, name), { recursive: true, filter: (source) => !leftOut.test(source) }).catch(
      (error: NodeJS.ErrnoException) => {
        // Not every folder of the plan is there yet.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
  if (process.env.CONTENT_DIR) await cp(process.env.CONTENT_DIR, join(folder, 'content'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
