import type { z } from 'zod';
import type { files } from './files.ts';
import type { FieldPlace } from './walk.ts';

/** The value of a folder's file, with the file's name as slug. */
export type Entry<T> = T & { slug: string };

/** Property name of a file or folder: global-presence → globalPresence. */
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

/** Value of a file. If the file's only key is the file's name, the value is that list. Markdown adds `text`. */
type Value<Row extends FileRow, Checked = z.output<Row['schema']>> = keyof Checked extends Place<Row>[1]
  ? Checked[keyof Checked]
  : Row['file'] extends `${string}.md`
    ? Checked & { text: string }
    : Checked;

type GroupName<Row> = Row extends FileRow ? Place<Row>[0] : never;
type Group<Name extends string> = {
  [Row in FileRow as Place<Row>[0] extends Name ? Place<Row>[1] : never]: Value<Row>;
};

/** All checked content: pages/global-presence.yaml is pages.globalPresence, and the folder case-studies is the list caseStudies. */
export type Content = Group<''> & {
  [Name in Exclude<GroupName<FileRow>, ''>]: Group<Name>;
} & {
  [Row in FolderRow as Key<Row['folder']>]: Entry<z.output<Row['schema']>>[];
} & {
  /** Places of agreed figures that are written by their id, in the order of the files. */
  figureReferences: (FieldPlace & { id: string })[];
  /** Addresses of pages that are not shown (`draft: true`). */
  hidden: string[];
};

/** Returns the property path of a file or folder in the content. @param file path below content/ */
export function placeOf(file: string): string[] {
  return file
    .replace(/\.\w+$/, '')
    .split('/')
    .map(keyOf);
}

/** Returns the value of a file or folder. @param file path below content/ */
export function contentAt(content: Content, file: string): unknown {
  return placeOf(file).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], content);
}
