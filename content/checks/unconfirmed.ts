import type { Content } from '../content.ts';
import { pages } from '../pages.ts';
import { fieldName } from '../read/content-error.ts';
import { type ConfirmGroup, markOf } from '../schema/to-confirm.ts';
import { walk } from '../walk.ts';
import { type ContentFile, contentFiles, type TextField, textsIn } from './content-files.ts';

/** An entry that nobody has confirmed (schema/to-confirm.ts). */
export interface Unconfirmed {
  group: ConfirmGroup;
  /** Path of its page; the file's path if it has no page. */
  page: string;
  /** Path below content/. */
  file: string;
  /** Path of the entry in the file; empty for the file as a whole. */
  field: string;
  /** Extract: the entry's first words. */
  words: string;
}

/** Longest extract, in characters. */
const maxExtract = 80;

/** Lists unconfirmed entries in the order of the files. @param content from loadContent(), not from JSON, which lacks the marks */
export function unconfirmed(content: Content): Unconfirmed[] {
  return contentFiles(content).flatMap((contentFile) => {
    const { file, value, schema } = contentFile;
    const texts = textsIn(contentFile);
    let page = pageOf(contentFile);
    return [...walk(schema, value)].flatMap(({ path, value: entry }): Unconfirmed[] => {
      if (!entry || typeof entry !== 'object') return [];
      // Entries of a file of answers name their page.
      if ('page' in entry && typeof entry.page === 'string') page = entry.page;
      const mark = markOf(entry);
      if (!mark || mark.confirmed) return [];
      const own = texts.filter((text) => path.every((key, index) => text.path[index] === key));
      return [{ group: mark.group, page, file, field: fieldName(path), words: extractOf(own) }];
    });
  });
}

function pageOf({ file, value }: ContentFile): string {
  const [folder = ''] = file.split('/');
  const row = pages.find((page) => ('file' in page ? page.file === file && !('list' in page) : page.folder === folder));
  const name = String((value as { slug?: string }).slug);
  return row?.path.replace(/\[\w+\]$/, name) ?? `content/${file}`;
}

/** Joins the texts that visitors read; without any, those that the assistant says. */
function extractOf(texts: readonly TextField[]): string {
  const read = texts.filter(({ meta }) => ['text', 'figure', 'markdown'].includes(meta.role ?? ''));
  const shown = read.filter(({ meta }) => !meta.spoken && !meta.silent);
  const words = (shown.length > 0 ? shown : read).map(({ text }) => text).join(' · ');
  return words.length <= maxExtract ? words : `${words.slice(0, maxExtract).replace(/(?<!\s)\s+\S*$/, '')} …`;
}
