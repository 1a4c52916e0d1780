import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedFile } from '../../../server/build-output/manifest.ts';
import { isText } from './content-type.ts';
import { inParallel } from './in-parallel.ts';
import { linkFile } from './link-file.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Up to this many texts get Brotli quality 11 (45 ms for 60 KB), a larger number gets quality 6 (1 ms, 11% larger).
 * A site with 1,000 more pages then builds within a minute. Shared assets always get quality 11.
 */
const TEXTS_AT_BEST_QUALITY = 200;

/**
 * Writes Brotli and gzip versions of each text to dist/compressed/ where they are smaller. Links them as `.br` and `.gz` beside the
 * file in dist/site/, for proxies that serve that folder. Content hashes name the versions: an unchanged file is not
 * compressed again, and keeps the date from which a proxy makes its ETag.
 * @returns the list with the paths of the compressed versions
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
    const name = `compressed/${contentHash(content)}`;
    const brotli = await keepSmaller(dist, `${name}.q${quality}.br`, content, () => toBrotli(content, quality));
    const gzip = await keepSmaller(dist, `${name}.gz`, content, () => toGzip(content, { level: 9 }));
    for (const [version, ending] of [
      [brotli, 'br'],
      [gzip, 'gz'],
    ]) {
      const linkPath = join(dist, `${file.file}.${ending}`);
      await rm(linkPath, { force: true });
      if (!version) continue;
      used.add(version);
      await linkFile(join(dist, version), linkPath);
    }
    return { ...file, brotli, gzip };
  });

  const stale = (await readdir(folder)).filter((name) => !used.has(`compressed/${name}`));
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

/** Writes a compressed version, if it does not exist yet. @returns its path; undefined if it would not be smaller */
async function keepSmaller(dist: string, path: string, content: Buffer, compress: () => Promise<Buffer>): Promise<string | undefined> {
  const existing = await stat(join(dist, path)).catch(() => undefined);
  if (existing) return path;
  const compressed = await compress();
  if (compressed.length >= content.length) return undefined;
  await writeAtomically(join(dist, path), compressed);
  return path;
}
