import type { z } from 'zod';
import type { files } from './files.ts';

/** A file of content with its name in addresses. */
export type Entry<T> = T & { slug: string };

/** global-presence → globalPresence: names of files and folders as the content has them. */
type Key<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Key<Rest>>}` : Name;
const keyOf = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

type Rows = (typeof files)[number];
type FileRow = Extract<Rows, { file: string; schema: z.ZodType }>;
type FolderRow = Extract<Rows, { folder: string }>;
type Place<Row extends FileRow> = Row['file'] extends `${infer Group}/${infer Name}.${string}`
  ? [Group, Key<Name>]
  : Row['file'] extends `${infer Name}.${string}`
    ? ['', Key<Name>]
    : never;

/** A file that has nothing but the list it is named after is that list; Markdown has its text besides. */
type Value<Row extends FileRow, Checked = z.output<Row['schema']>> = keyof Checked extends Place<Row>[1]
  ? Checked[keyof Checked]
  : Row['file'] extends `${string}.md`
    ? Checked & { text: string }
    : Checked;

type GroupName<Row> = Row extends FileRow ? Place<Row>[0] : never;
type Group<Name extends string> = {
  [Row in FileRow as Place<Row>[0] extends Name ? Place<Row>[1] : never]: Value<Row>;
};

/** All content as it was checked: pages/global-presence.yaml is pages.globalPresence, and the folder case-studies the list caseStudies. */
export type Content = Group<''> & {
  [Name in Exclude<GroupName<FileRow>, ''>]: Group<Name>;
} & {
  [Row in FolderRow as Key<Row['folder']>]: Entry<z.output<Row['schema']>>[];
} & {
  /** PDFs in documents/ that the owner made, by name: of a resource or a case study, as the words of documents are. */
  ownDocuments: string[];
  /** Addresses of pages that are not shown (`draft: true`). */
  hidden: string[];
};

/** Where a file or folder stands in the content. @param file path below content/ */
export function placeOf(file: string): string[] {
  return file
    .replace(/\.\w+$/, '')
    .split('/')
    .map(keyOf);
}

/** What stands there. @param file path below content/, of a file or a folder */
export function contentAt(content: Content, file: string): unknown {
  return placeOf(file).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], content);
}
