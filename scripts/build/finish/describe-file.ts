import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ServedFile } from '../../../server/build-output/manifest.ts';
import { addressOf } from './address-of.ts';
import { contentType } from './content-type.ts';
import type { FinishedPage } from './finish-page.ts';

/** Returns the manifest entry of a file, without its compressed versions. */
export async function describeFile({
  folder,
  file,
  page,
  markdownOf,
}: {
  folder: string;
  file: string;
  /** Set if the file is a page. */
  page: FinishedPage | undefined;
  /** Set if the file is the Markdown version of this page. */
  markdownOf: FinishedPage | undefined;
}): Promise<ServedFile> {
  const content = await readFile(join(folder, file));
  return {
    path: addressOf(file),
    kind: kindOf(file),
    type: contentType(file),
    etag: contentHash(content),
    file: join(basename(folder), file),
    policy: page?.policy,
    canonical: markdownOf?.markdown?.canonical,
  };
}

/** Returns the first 144 bits of the content's SHA-256. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}

function kindOf(file: string): ServedFile['kind'] {
  if (file.startsWith('_assets/')) return 'asset';
  if (basename(file) === '404.html') return 'not-found';
  return file.endsWith('.html') || file.endsWith('.md') ? 'page' : 'file';
}
