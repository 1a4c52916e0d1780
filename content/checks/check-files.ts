import { dirname } from 'node:path';
import { files } from '../files.ts';
import { pages } from '../pages.ts';
import type { Problem } from '../read/content-error.ts';
import { filesBelow } from '../read/read-text.ts';

/** Matches files that the loader does not read but allows: READMEs, photographs, code, and files of operating systems. */
const ignoredFiles = /^(README\.md$|photos(\/|$)|schema(\/|$)|.*\.ts$)|(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/;

/** Finds files that no page would show, because pages.ts does not list them. */
export function checkFiles(folder: string): Problem[] {
  const knownFiles = new Set<string>(files.flatMap((row) => ('file' in row ? [row.file] : [])));
  const folders = files.flatMap((row) => ('folder' in row ? [row.folder] : []));
  return filesBelow(folder)
    .filter((file) => !knownFiles.has(file) && !ignoredFiles.test(file) && !folders.some((name) => dirname(file) === name))
    .map((file) => ({ file, path: [], what: 'is not read', fix: `correct its name, or move it out of the content. ${newPagesHint}` }));
}

const pageFolders = pages.flatMap((page) => ('folder' in page ? [`${page.folder}/`] : []));
const newPagesHint = `New pages can be files in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(pageFolders)}`;
