import { dirname } from 'node:path';
import { z } from 'zod';
import { files } from '../files.ts';
import { fieldPath } from '../read/read-file.ts';

/** The place of a field: a file, and the keys and indexes that lead to the field. */
export interface FieldPlace {
  /** Path below content/, such as pages/home.yaml; the assistant's questions are in training/lines/… */
  file: string;
  /** The body of a Markdown file is ['text']. */
  path: Path;
}
export type Path = (string | number)[];

/** Visitors' questions by answer, as in training/schema.ts. */
const askedLines = z.record(z.string(), z.array(z.string().trim().min(1)));

/**
 * Returns a file's schema.
 * @returns undefined if content has no such file
 */
export function schemaOf(file: string): z.ZodType | undefined {
  if (!isSafe(file)) return undefined;
  if (/^training\/lines\/.+\.yaml$/.test(file)) return askedLines;
  const row = files.find((entry) => ('file' in entry ? entry.file === file : entry.folder === dirname(file) && file.endsWith('.yaml')));
  return row && 'schema' in row ? row.schema : undefined;
}

/** Folders with a file per entry. */
export const entryFolders: readonly string[] = files.flatMap((row) => ('folder' in row ? [row.folder] : []));

/** Guards against path traversal. */
const isSafe = (file: string) => /^[a-z0-9][a-z0-9./-]*$/.test(file) && !file.split('/').some((part) => part.startsWith('.'));

/**
 * Returns the schema at a path, without wrappers such as optional; undefined if the schema has no such path.
 * @param value of the whole file, which decides between alternatives
 */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  const plain = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return plain;
  if (plain instanceof z.ZodUnion) {
    const options = plain.options as z.ZodType[];
    const fitting = options.find((option) => option.safeParse(value).success) ?? options.find((option) => schemaAt(option, path, value));
    return fitting && schemaAt(fitting, path, value);
  }
  const child = childOf(plain, key);
  return child && schemaAt(child, rest, valueAt(value, [key]));
}

function childOf(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodArray && typeof key === 'number') return schema.element as z.ZodType;
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) return schema.shape[key as string] as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** Removes wrappers such as optional, default and transform. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType);
  return schema;
}

/** Returns the value at a path; undefined if there is none, or only an inherited property. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (parent, key) =>
      parent !== null && typeof parent === 'object' && Object.hasOwn(parent, key)
        ? (parent as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/** Matches fields that refer to entries, written as `file:path`, with the folder of the entries. */
const references: readonly (readonly [place: RegExp, folder: string])[] = [
  [/[.:]caseStudy$|^documents.*\.(shop|quote)$/, 'case-studies'],
  [/[.:](service|services\[\d+\])$|^calculator.*options\[\d+\]$|^documents.*\.results$/, 'services'],
  [/^case-studies.*:industry$|(solutions|industries)\.yaml:.*order\[\d+\]$/, 'industries'],
  [/^case-studies.*:resources\[\d+\]$|resources\.yaml:order\[\d+\]$|[.:]resource$/, 'resources'],
  [/case-studies\.yaml:order\[\d+\]$/, 'case-studies'],
];

/** Returns the folder of the entry that a field refers to; undefined if it is not a reference. */
export const referredFolder = ({ file, path }: FieldPlace) => {
  const place = `${file}:${fieldPath(path)}`;
  return references.find(([pattern]) => pattern.test(place))?.[1];
};
