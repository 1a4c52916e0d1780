import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ServedFile } from '../../../server/build-output/manifest.ts';
import { addressOf } from './address-of.ts';
import { contentType } from './content-type.ts';
import type { FinishedPage } from './finish-page.ts';

/** Manifest entry of one file, without its compressed versions. */
export async function describeFile({
  folder,
  file,
  page,
  markdownOf,
}: {
  folder: string;
  file: string;
  /** Canonical address of the page that a Markdown version belongs to. */
  page: FinishedPage | undefined;
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

/** First 144 bits of the content's hash. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}

function kindOf(file: string): ServedFile['kind'] {
  if (file.startsWith('_assets/')) return 'asset';
  if (basename(file) === '404.html') return 'not-found';
  return file.endsWith('.html') || file.endsWith('.md') ? 'page' : 'file';
}
