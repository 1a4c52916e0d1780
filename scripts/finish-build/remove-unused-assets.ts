import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Removes assets that no page and no other asset names. Astro always writes React's client, 220 KB, even while no page has an island.
 * @param files paths below the folder, as listFiles() gives them
 */
export async function removeUnusedAssets(folder: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    files.filter((file) => /\.(html|css|js)$/.test(file)).map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  );
  for (const asset of files.filter((file) => file.startsWith('_assets/'))) {
    const isNamed = texts.some(({ file, text }) => file !== asset && text.includes(basename(asset)));
    if (!isNamed) await rm(join(folder, asset));
  }
}
