import { basename, join } from 'node:path';
import type { ServedFile } from '../../../server/build-output/manifest.ts';
import { addressOf } from './address-of.ts';
import { contentType } from './content-type.ts';
import type { FinishedPage } from './finish-page.ts';

/** Returns the manifest entry of a file, without its compressed versions. */
export function describeFile({
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
}): ServedFile {
  return {
    path: addressOf(file),
    kind: kindOf(file),
    type: contentType(file),
    file: join(basename(folder), file),
    policy: page?.policy,
    canonical: markdownOf?.markdown?.canonical,
  };
}

function kindOf(file: string): ServedFile['kind'] {
  if (file.startsWith('_assets/')) return 'asset';
  if (basename(file) === '404.html') return 'not-found';
  return file.endsWith('.html') || file.endsWith('.md') ? 'page' : 'file';
}
