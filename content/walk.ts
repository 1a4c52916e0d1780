import { dirname } from 'node:path';
import { z } from 'zod';
import { files } from './files.ts';

/** The place of a field: a file, and the keys and indexes that lead to the field. */
export interface FieldPlace {
  /** Path below content/, such as pages/home.yaml; the assistant's questions are in training/lines/… */
  file: string;
  /** The body of a Markdown file is ['text']. */
  path: Path;
}
export type Path = (string | number)[];

/** Visitors' questions by answer; training/schema.ts checks them. */
const askedLines = z.record(z.string(), z.array(z.string().max(140)).min(1));

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

/** What a schema says about its field, beside its rules (zod's metadata). */
export interface FieldMeta {
  /** Label and hint in forms. */
  title?: string;
  description?: string;
  /** Part of its form. */
  group?: string;
  /** Folder of the entry that the field names by its slug. */
  ref?: string;
  role?:
    | 'text'
    | 'alt'
    | 'figure'
    | 'markdown'
    | 'slug'
    | 'id'
    | 'link'
    | 'subject'
    | 'photo file'
    | 'photo address'
    | 'pdf file'
    | 'category'
    | 'confirmation';
  /** Said by the assistant; pages do not show it. Applies to all that is inside, as the next two. */
  spoken?: boolean;
  /** Neither shown on pages nor said. */
  silent?: boolean;
  /** Invented figures of an example, which need not be agreed. */
  example?: boolean;
  /** Aspect ratio of a photograph. */
  ratio?: string;
}

/** A value of the content with its path and what its schema says about it. */
export interface Visit {
  path: Path;
  value: unknown;
  meta: FieldMeta;
}

/** Visits a value and all that is inside it, together with their schemas. Fields without a schema, such as an entry's slug, are left out. */
export function* walk(schema: z.ZodType, value: unknown, path: Path = [], above: FieldMeta = {}): Generator<Visit> {
  const plain = optionOf(unwrap(schema), value);
  const meta = { ...inherited(above), ...metaOf(schema), ...(plain !== schema && metaOf(plain)) };
  yield { path, value, meta };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const child = childOf(plain, key);
    if (child && inner !== undefined) yield* walk(child, inner, [...path, key], meta);
  }
}

const metas = new WeakMap<z.ZodType, FieldMeta>();

/** Returns what a schema and those that it wraps say about their field. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = innerOf(schema);
  const meta = metas.get(schema) ?? { ...(inner && metaOf(inner)), ...schema.meta() };
  metas.set(schema, meta);
  return meta;
}

const inherited = ({ spoken, silent, example }: FieldMeta): FieldMeta => ({
  ...(spoken && { spoken }),
  ...(silent && { silent }),
  ...(example && { example }),
});

/** Returns the folder of the entry that a field names; undefined if it is not a reference. */
export function referredFolder({ file, path }: FieldPlace): string | undefined {
  const root = schemaOf(file);
  const schema = root && schemaAt(root, path, undefined);
  return schema && metaOf(schema).ref;
}

/**
 * Returns the schema at a path; undefined if the schema has no such path. Alternatives are resolved, and wrappers such as optional stay
 * around the last one, because they carry metadata.
 * @param value of the whole file, which decides between alternatives
 */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const plain = unwrap(schema);
  const options = plain instanceof z.ZodUnion ? [optionOf(plain, value), ...(plain.options as z.ZodType[])] : [plain];
  for (const option of options) {
    const child = childOf(option, key);
    const found = child && schemaAt(child, rest, valueAt(value, [key]));
    if (found) return found;
  }
  return undefined;
}

/** Returns the alternative that a value fits; a schema without alternatives as it is. */
function optionOf(schema: z.ZodType, value: unknown): z.ZodType {
  const options = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [];
  return options.find((option) => option.safeParse(value).success) ?? schema;
}

function childOf(schema: z.ZodType, key: string | number): z.ZodType | undefined {
  if (schema instanceof z.ZodArray && typeof key === 'number') return schema.element as z.ZodType;
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key)) return schema.shape[key as string] as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** Removes wrappers such as optional, default and transform. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema);
  return inner ? unwrap(inner) : schema;
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : undefined;
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
