import { dirname } from 'node:path';
import { z } from 'zod';
import { files } from '../files.ts';
import { fieldPath } from '../read-file.ts';

/** One field of the words: a file, and the keys and indexes that lead to the field in it. */
export interface FieldPlace {
  /** Path below content/, such as pages/home.yaml; questions that the assistant is taught are training/lines/… */
  file: string;
  /** The text of a Markdown file, below its frontmatter, is ['text']. */
  path: Path;
}
export type Path = (string | number)[];

/** Questions of visitors by the answer that they ask for, as training/schema.ts has them. */
const askedLines = z.record(z.string(), z.array(z.string().trim().min(1)));

/** The schema of a file. @returns undefined for a file that content does not have a place for */
export function schemaOf(file: string): z.ZodType | undefined {
  if (!isSafe(file)) return undefined;
  if (/^training\/lines\/.+\.yaml$/.test(file)) return askedLines;
  const row = files.find((each) => ('file' in each ? each.file === file : each.folder === dirname(file) && file.endsWith('.yaml')));
  return row && 'schema' in row ? row.schema : undefined;
}

/** Folders that hold a file to each entry. */
export const entryFolders: readonly string[] = files.flatMap((row) => ('folder' in row ? [row.folder] : []));

/** Whether a path stays below the folder that it starts from. */
const isSafe = (file: string) => /^[a-z0-9][a-z0-9./-]*$/.test(file) && !file.split('/').some((part) => part.startsWith('.'));

/** The schema at a path, without what makes a field optional; undefined where nothing may stand there. @param value of the whole file, to choose between forms */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  const plain = unwrap(schema);
  const [key, ...rest] = path;
  if (plain instanceof z.ZodUnion) {
    const options = plain.options as z.ZodType[];
    const fitting = options.find((option) => option.safeParse(value).success) ?? options.find((option) => schemaAt(option, path, value));
    return key === undefined && !fitting ? plain : fitting && (key === undefined ? plain : schemaAt(fitting, path, value));
  }
  if (key === undefined) return plain;
  const inner = valueAt(value, [key]);
  const child =
    plain instanceof z.ZodArray && typeof key === 'number'
      ? (plain.element as z.ZodType)
      : plain instanceof z.ZodObject && Object.hasOwn(plain.shape, key)
        ? (plain.shape[key as string] as z.ZodType)
        : plain instanceof z.ZodRecord
          ? (plain.valueType as z.ZodType)
          : undefined;
  return child && schemaAt(child, rest, inner);
}

/** What a field itself must be, without wrappers for defaults and what is made of it. */
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

/** What stands at a path; undefined where nothing does, or only what every object inherits. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' && Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

/** Where names of entries stand, by file and field, and the folder of what they name. */
const references: readonly (readonly [place: RegExp, folder: string])[] = [
  [/[.:]caseStudy$|^documents.*\.(shop|quote)$/, 'case-studies'],
  [/[.:](service|services\[\d+\])$|^calculator.*options\[\d+\]$|^documents.*\.results$/, 'services'],
  [/^case-studies.*:industry$|(solutions|industries)\.yaml:.*order\[\d+\]$/, 'industries'],
  [/^case-studies.*:resources\[\d+\]$|resources\.yaml:order\[\d+\]$/, 'resources'],
  [/case-studies\.yaml:order\[\d+\]$/, 'case-studies'],
];

/** The folder of the entry that a field names; undefined where it names none. */
export const referredFolder = ({ file, path }: FieldPlace) => {
  const place = `${file}:${fieldPath(path)}`;
  return references.find(([pattern]) => pattern.test(place))?.[1];
};
