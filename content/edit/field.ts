import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Content } from '../content.ts';
import { contentAt } from '../content.ts';
import { routes } from '../routes.ts';
import { figure, internalLink, slug } from '../schema/words.ts';
import { hintOf } from './hints.ts';
import { type FieldPlace, referredFolder, schemaAt, schemaOf, valueAt } from './place.ts';
import { plainName, withoutItems } from './plain-name.ts';

type FieldKind =
  | 'text'
  | 'long'
  | 'markdown'
  | 'choice'
  | 'reference'
  | 'list'
  | 'group'
  | 'picture'
  | 'boolean'
  | 'figure'
  | 'number'
  | 'date';

/** A content field, described for a form. */
export interface Field {
  place: FieldPlace;
  label: string;
  kind: FieldKind;
  value: unknown;
  required: boolean;
  /** Bounds: characters of a text, entries of a list, or size of a number. */
  rules: { min?: number; max?: number; note?: string };
  choices?: Choice[];
  /** Place of the address that these words lead to. */
  link?: FieldPlace;
  /** Hash of the value, to detect concurrent changes. */
  version: string;
}
export interface Choice {
  value: string;
  label: string;
}

/** Texts that may be longer than this get a multi-line input. */
const LONG = 100;

/** The part of a JSON Schema that describes a field. */
interface Rules {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: { properties?: object }[];
}

/**
 * Describes a field by its schema.
 * @param whole value of its file
 * @param content for choices among existing entries; undefined if the content is invalid
 * @returns undefined if there is no such field
 */
export function describeField(place: FieldPlace, whole: unknown, content: Content | undefined): Field | undefined {
  const { file, path } = place;
  const root = schemaOf(file);
  const isText = file.endsWith('.md') && path.length === 1 && path[0] === 'text';
  const schema = root && (isText ? z.string() : schemaAt(root, path, whole));
  if (!root || !schema) return undefined;
  const value = valueAt(whole, path);
  const group = path.slice(0, -1);
  const parent = schemaAt(root, group, whole);
  const siblings = parent instanceof z.ZodObject ? (parent.shape as Record<string, z.ZodType>) : {};
  const name = String(path.at(-1));
  const rules = rulesOf(schema);
  const choices = choicesOf(place, schema, rules, content);
  const kind = isText ? 'markdown' : kindOf(schema, rules, choices);
  // Zod bounds integers by the safe integers, which is no rule to show.
  const [min, max] = [rules.minLength ?? rules.minItems ?? rules.minimum, rules.maxLength ?? rules.maxItems ?? rules.maximum];
  const note = [hintOf(name, siblings), ruleOf(schema, kind, rules)].filter(Boolean).join(' ');
  const isLink = 'href' in siblings && name !== 'href' && ['text', 'long', 'choice'].includes(kind);
  return {
    place,
    label: labelOf(schema, place),
    kind,
    value: value ?? null,
    required: isText || !siblings[name]?.safeParse(undefined).success,
    rules: { ...(min !== undefined && { min }), ...(max !== undefined && max < 1e9 && { max }), ...(note && { note }) },
    ...(choices && { choices }),
    ...(isLink && { link: { file, path: [...group, 'href'] } }),
    version: versionOf(value),
  };
}

/** Hashes a value. */
export const versionOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 16);

function labelOf(schema: z.ZodType, { file, path }: FieldPlace): string {
  return (
    schema.meta()?.title ??
    schema.description ??
    plainName(withoutItems(path).at(-1) ?? (file.split('/').at(-1) as string).replace(/\.\w+$/, ''))
  );
}

function rulesOf(schema: z.ZodType): Rules {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rules;
}

function kindOf(schema: z.ZodType, rules: Rules, choices: Choice[] | undefined): FieldKind {
  if (rules.anyOf?.some(({ properties }) => properties && 'file' in properties && 'alt' in properties)) return 'picture';
  if (choices) return schema === slug || schema === internalLink ? 'reference' : 'choice';
  if (schema === figure) return 'figure';
  if (rules.type === 'boolean') return 'boolean';
  if (rules.type === 'number' || rules.type === 'integer') return 'number';
  if (rules.type === 'array') return 'list';
  if (rules.type !== 'string') return 'group';
  if (rules.format === 'date') return 'date';
  return (rules.maxLength ?? LONG + 1) > LONG ? 'long' : 'text';
}

function ruleOf(schema: z.ZodType, kind: FieldKind, { format, pattern }: Rules): string | undefined {
  if (kind === 'figure') return 'A number as visitors see it, such as 25%, 3x or 500+.';
  if (format === 'uri') return 'An address such as https://www.example.com/page.';
  if (schema === slug) return 'Small letters, digits and hyphens.';
  return (kind === 'text' || kind === 'long') && !pattern ? 'One line of plain words, without an exclamation mark.' : undefined;
}

function choicesOf({ file, path }: FieldPlace, schema: z.ZodType, rules: Rules, content: Content | undefined): Choice[] | undefined {
  if (rules.enum) return rules.enum.map((value) => ({ value: String(value), label: plainName(String(value)) }));
  if (!content) return undefined;
  if (schema === internalLink) return routes(content).map((route) => ({ value: route.path, label: route.name }));
  if (schema !== slug) return undefined;
  if (/^resources\/[^/]+$/.test(file) && path[0] === 'category')
    return content.pages.resources.categories.map(({ slug: value, name }) => ({ value, label: name }));
  const folder = referredFolder({ file, path });
  return folder ? (contentAt(content, folder) as NamedEntry[]).map((entry) => ({ value: entry.slug, label: nameOf(entry) })) : undefined;
}

interface NamedEntry {
  slug: string;
  name?: string;
  client?: string;
  title?: string;
}
const nameOf = ({ name, client, title, slug: value }: NamedEntry) => client ?? name ?? title ?? value;
