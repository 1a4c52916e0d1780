import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from '../../../server/build-output/manifest.ts';
import { isText } from './describe-file.ts';
import { inParallel, linkFile, writeAtomically } from './kept-files.ts';

/**
 * Up to this many texts get Brotli quality 11 (45 ms for 60 KB), a larger number gets quality 6 (1 ms, 11% larger).
 * A site with 1,000 more pages then builds within a minute. Shared assets always get quality 11.
 */
const TEXTS_AT_BEST_QUALITY = 200;

/**
 * Writes Brotli and gzip versions of each text to dist/compressed/ where they are smaller. Links them as `.br` and `.gz` beside the
 * file in dist/site/, for this server and proxies. Content hashes name the versions: an unchanged file is not
 * compressed again, and keeps the date from which its ETag is made. Deletes versions that no file uses.
 * @returns the list with the endings of the compressed versions
 */
export async function compressFiles(dist: string, files: readonly ServedFile[]): Promise<ServedFile[]> {
  const folder = join(dist, 'compressed');
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const hasMany = files.filter(({ type }) => isText(type)).length > TEXTS_AT_BEST_QUALITY;

  const described = await inParallel(files, async (file) => {
    if (!isText(file.type)) return file;
    const quality = hasMany && file.kind !== 'asset' ? 6 : constants.BROTLI_MAX_QUALITY;
    const content = await readFile(join(dist, file.file));
    const hash = contentHash(content);
    const versions: ServedFile['versions'] = [];
    for (const [ending, name, compress] of [
      ['br', `${hash}.q${quality}.br`, () => toBrotli(content, quality)],
      ['gz', `${hash}.gz`, () => toGzip(content, { level: 9 })],
    ] as const) {
      const link = join(dist, `${file.file}.${ending}`);
      await rm(link, { force: true });
      if (!(await keepSmaller(join(folder, name), content, compress))) continue;
      used.add(name);
      await linkFile(join(folder, name), link);
      versions.push(ending);
    }
    return { ...file, versions };
  });

  const stale = (await readdir(folder)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  return described;
}

/** Returns the first 144 bits of the content's SHA-256. */
const contentHash = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 24);

const toGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  return compressBrotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Writes a compressed version, if it does not exist yet. @returns whether it is smaller than the content */
async function keepSmaller(path: string, content: Buffer, compress: () => Promise<Buffer>): Promise<boolean> {
  if (await stat(path).catch(() => undefined)) return true;
  const compressed = await compress();
  if (compressed.length >= content.length) return false;
  await writeAtomically(path, compressed);
  return true;
}
