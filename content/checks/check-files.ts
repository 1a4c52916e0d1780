import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Content } from '../content.ts';
import { files } from '../files.ts';
import { pages } from '../pages.ts';
import type { Problem } from '../read/content-error.ts';
import { textsOf } from './content-files.ts';

/** Matches files that the loader does not read but allows: READMEs, photographs, code, and files of operating systems. */
const ignoredFiles = /^(README\.md$|photos(\/|$)|schema(\/|$)|.*\.ts$)|(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/;

/** Finds files that no page would show, because pages.ts does not list them. */
export function checkFiles(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  const knownFiles = new Set<string>(files.flatMap((row) => ('file' in row ? [row.file] : [])));
  const folders = files.flatMap((row) => ('folder' in row ? [row.folder] : []));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !knownFiles.has(file) && !ignoredFiles.test(file) && !folders.some((name) => dirname(file) === name))
    .sort()
    .map((file) => ({ file, path: [], what: 'is not read', fix: `correct its name, or move it out of the content. ${newPagesHint}` }));
}

const pageFolders = pages.flatMap((page) => ('folder' in page ? [`${page.folder}/`] : []));
const newPagesHint = `New pages can be files in ${new Intl.ListFormat('en', { type: 'disjunction' }).format(pageFolders)}`;

/** Finds photographs whose file is missing, and those from a host that photo-hosts.yaml does not list. */
export function checkPhotos(content: Content, folder: string): Problem[] {
  return textsOf(content).flatMap(({ file, path, text, meta }): Problem[] => {
    if (meta.role === 'photo file' && !existsSync(join(folder, 'photos', text)))
      return [{ file, path, what: `names ${text}, which is not in content/photos`, fix: 'put it there, or correct the name' }];
    if (meta.role !== 'photo address' || content.photoHosts.hosts.includes(new URL(text).host)) return [];
    const what = `is on ${new URL(text).host}, which content/photo-hosts.yaml does not list`;
    return [{ file, path, what, fix: 'add the host, or put the picture in content/photos' }];
  });
}
