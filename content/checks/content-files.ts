import { type Content, contentAt, placeOf } from '../content.ts';
import { files } from '../files.ts';
import { pages, pathOf } from '../pages.ts';

/** A content file, with the path of its page if it may only state figures of one subject. */
export interface ContentFile {
  /** Path below content/. */
  file: string;
  value: unknown;
  path?: string;
}

/** Lists the checked content by file, for checks of every file. */
export function contentFiles(content: Content): ContentFile[] {
  return files.flatMap((row): ContentFile[] => {
    if ('list' in row) return [];
    if ('file' in row) {
      const value = contentAt(content, row.file);
      const named = Array.isArray(value) ? { [placeOf(row.file).at(-1) as string]: value } : value;
      return [{ file: row.file, value: named, path: subjectOf(row.file) }];
    }
    const { folder } = row;
    return (contentAt(content, folder) as { slug: string }[]).map((value) => ({
      file: `${folder}/${value.slug}.yaml`,
      value,
      path: subjectOfEntry(content, folder, value.slug),
    }));
  });
}

/** Returns the path of the page that a file's figures must belong to; undefined for overviews, which may quote every agreed figure. */
function subjectOf(file: string): string | undefined {
  return file.startsWith('technology/') ? pages.find((page) => 'file' in page && page.file === file)?.path : undefined;
}

/** Returns the path for an entry; undefined for resources with their documents, news and answers, which may quote every agreed figure. */
function subjectOfEntry(content: Content, folder: Folder, slug: string): string | undefined {
  if (folder === 'resources' || folder === 'news' || folder === 'answers') return undefined;
  if (folder !== 'documents') return pathOf(folder, slug);
  return content.caseStudies.some((study) => study.slug === slug) ? pathOf('case-studies', slug) : undefined;
}

type Folder = Extract<(typeof files)[number], { folder: string }>['folder'];
