import type { Content } from '../content.ts';
import { pages } from '../pages.ts';
import { fieldPath } from '../read/read-file.ts';
import { stringsOf } from '../read/strings-of.ts';
import { type ConfirmGroup, markOf } from '../schema/to-confirm.ts';
import { contentFiles } from './content-files.ts';

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
  return contentFiles(content).flatMap(({ file, value }) => entriesIn(value, file, pageOf(file, value), []));
}

function entriesIn(value: unknown, file: string, page: string, path: readonly PropertyKey[]): Unconfirmed[] {
  if (!value || typeof value !== 'object') return [];
  const entryPage = (value as { page?: unknown }).page;
  const currentPage = typeof entryPage === 'string' ? entryPage : page;
  const mark = markOf(value);
  const entry =
    mark && !mark.confirmed ? [{ group: mark.group, page: currentPage, file, field: fieldPath(path), words: wordsOf(value) }] : [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...entry, ...parts.flatMap(([key, part]) => entriesIn(part, file, currentPage, [...path, key]))];
}

function pageOf(file: string, value: unknown): string {
  const [folder = ''] = file.split('/');
  const row = pages.find((page) => ('file' in page ? page.file === file && !('list' in page) : page.folder === folder));
  const name = String((value as { slug?: string }).slug);
  return row?.path.replace(/\[\w+\]$/, name) ?? `content/${file}`;
}

/** Matches fields that are left out of extracts: answers, asked lines, links, names and settings. */
const notInExtract = /(^|\.)(asked\[|answer$|icon$|good$|ground$|href$|slug$|id$|page$|picture|image|stage$|author$|position$)/;

function wordsOf(entry: object): string {
  const texts = stringsOf(entry);
  const shown = texts.filter(({ field }) => !notInExtract.test(field));
  const words = (shown.length > 0 ? shown : texts.filter(({ field }) => field === 'answer')).map(({ text }) => text).join(' · ');
  return words.length <= maxExtract ? words : `${words.slice(0, maxExtract).replace(/(?<!\s)\s+\S*$/, '')} …`;
}
