import type { z } from 'zod';
import { type Content, contentAt, placeOf } from '../content.ts';
import { files } from '../files.ts';
import { pages, pathOf } from '../pages.ts';
import { type FieldMeta, type Path, walk } from '../walk.ts';

/** A content file, with the path of its page if it may only state figures of one subject. */
export interface ContentFile {
  /** Path below content/. */
  file: string;
  value: unknown;
  schema: z.ZodType;
  page?: string | undefined;
}

/** Lists the checked content by file, for checks of every file. */
export function contentFiles(content: Content): ContentFile[] {
  return files.flatMap((row): ContentFile[] => {
    if ('list' in row) return [];
    if ('file' in row) {
      const value = contentAt(content, row.file);
      const named = Array.isArray(value) ? { [placeOf(row.file).at(-1) as string]: value } : value;
      return [{ file: row.file, value: named, schema: row.schema, page: subjectOf(row.file) }];
    }
    const { folder, schema } = row;
    return (contentAt(content, folder) as { slug: string }[]).map((value) => ({
      file: `${folder}/${value.slug}.yaml`,
      value,
      schema,
      page: subjectOfEntry(content, folder, value.slug),
    }));
  });
}

/** A text of the content: its place, and what its schema says about it. */
export interface TextField {
  file: string;
  path: Path;
  text: string;
  meta: FieldMeta;
}

/** Cache by content, because several checks read all texts. */
const cache = new WeakMap<Content, readonly TextField[]>();

/** Lists every text of the content. */
export function textsOf(content: Content): readonly TextField[] {
  const found = cache.get(content) ?? contentFiles(content).flatMap(textsIn);
  cache.set(content, found);
  return found;
}

/** Lists every text of a file. */
export function textsIn({ file, value, schema }: ContentFile): TextField[] {
  const body = file.endsWith('.md')
    ? [{ path: ['text'], value: (value as { text: string }).text, meta: { role: 'markdown' } as const }]
    : [];
  return [...walk(schema, value), ...body].flatMap(({ path, value: text, meta }) =>
    typeof text === 'string' ? [{ file, path, text, meta }] : [],
  );
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
