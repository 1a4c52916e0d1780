import { z } from 'zod';
import { httpError } from '../http/error-handler.ts';

const file = z.string().max(200);
export const placeSchema = z.strictObject({
  file,
  path: z.array(z.union([z.string().max(200), z.int().min(0).max(10_000)])).max(20),
});

/** Name of an upload or of a file in content/. */
const uploaded = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$/);

/** Bodies of the content API's requests, and the queries of uploads. */
export const requests = {
  /** Null removes an optional field. */
  save: z.strictObject({ place: placeSchema, value: z.unknown(), version: z.string() }),
  list: z.strictObject({
    place: placeSchema,
    op: z.enum(['add', 'remove', 'move']),
    index: z.int().min(0).optional(),
    to: z.int().min(0).optional(),
    value: z.unknown().optional(),
    version: z.string(),
  }),
  entry: z.strictObject({ folder: z.string(), slug: z.string().max(80), value: z.record(z.string(), z.unknown()) }),
  schema: z.strictObject({ file }),
  /** Links and references follow, and the old address redirects to the new one. */
  rename: z.strictObject({ file, slug: z.string().max(80) }),
  /** Files (with an empty path) and list entries that are hidden together, because one needs the other, and what changes with them. */
  hide: z.strictObject({
    places: z.array(placeSchema).min(1).max(20),
    draft: z.boolean(),
    changes: z
      .array(z.strictObject({ place: placeSchema, value: z.unknown() }))
      .max(50)
      .optional(),
  }),
  /** Without `chosen`, the places are listed. */
  figure: z.strictObject({
    place: placeSchema,
    from: z.string().trim().min(1).max(40),
    to: z.string().trim().min(1).max(40),
    chosen: z.array(placeSchema).max(200).optional(),
  }),
  /** With the answer that has these asked lines, or with a new one, which leads to a page. */
  teach: z.strictObject({
    question: z.string().max(500),
    place: placeSchema.optional(),
    answer: z.string().max(2_000).default(''),
    page: z
      .string()
      .regex(/^\/[a-z0-9/-]{0,100}$/)
      .default('/'),
  }),
  picture: z.strictObject({
    name: z.string().max(200).default('picture'),
    of: uploaded.optional(),
    ratio: z
      .string()
      .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/)
      .optional(),
    x: z.coerce.number().min(0).max(1).default(0.5),
    y: z.coerce.number().min(0).max(1).default(0.5),
  }),
  document: z.strictObject({ name: z.string().max(200).default('document') }),
  /** Without places, all that the publish changed. */
  putBack: z.strictObject({ id: z.int(), places: z.array(placeSchema).min(1).max(200).optional() }),
  publish: z.strictObject({ version: z.string().max(64).optional() }),
  /** Without places, discards all changes; `undo` brings them back. */
  discard: z.strictObject({ places: z.array(placeSchema).min(1).max(200).optional(), undo: z.boolean().optional() }),
};

export type RequestOf<Name extends keyof typeof requests> = z.output<(typeof requests)[Name]>;

/** Parses a part of a request. @throws a 400 error that names the first wrong field */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw httpError(400, `The request is not as it should be: ${result.error.issues[0]?.path.join('.')} ${result.error.issues[0]?.message}.`);
}

/** Lists the files that a parsed request names in any part but `value`, whose content is words. */
export function filesNamed(request: object): string[] {
  return Object.entries(request).flatMap(([key, part]: [string, unknown]) => {
    if (key === 'file') return [part as string];
    return key !== 'value' && typeof part === 'object' && part !== null ? filesNamed(part) : [];
  });
}

/** Parses the path of a field, which a query carries as JSON. @throws a 400 error */
export function parsePath(path = '[]'): unknown {
  try {
    return JSON.parse(path);
  } catch {
    throw httpError(400, 'The request cannot be read.');
  }
}
