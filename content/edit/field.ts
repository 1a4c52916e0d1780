import { createHash } from 'node:crypto';
import { z } from 'zod';
import { entriesOf } from '../agreed.ts';
import type { Content } from '../content.ts';
import { jsonSchemaOf } from '../editor-schemas.ts';
import { routes } from '../routes.ts';
import { type FieldMeta, type FieldPlace, metaOf, type Path, schemaAt, schemaOf, unwrap, valueAt } from '../walk.ts';
import { fileName, plainName } from './plain-name.ts';

type FieldKind =
  | 'text'
  | 'markdown'
  | 'choice'
  | 'reference'
  | 'list'
  | 'group'
  | 'picture'
  | 'document'
  | 'boolean'
  | 'figure'
  | 'number'
  | 'date';

/** A content field, described for a form. */
export interface DescribedField {
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

/** The part of a JSON Schema that forms read: rules, and what the schema says about its field (content/walk.ts). */
export interface JsonSchema extends FieldMeta {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  /** Pages or entries that the field can refer to; forms add them. */
  choices?: Choice[];
}

/**
 * Describes a field by its schema.
 * @param whole value of its file
 * @param content for choices among existing entries; undefined if the content is invalid
 * @returns undefined if there is no such field
 */
export function describeField(place: FieldPlace, whole: unknown, content: Content | undefined): DescribedField | undefined {
  const { file, path } = place;
  const root = schemaOf(file);
  const isText = file.endsWith('.md') && path.length === 1 && path[0] === 'text';
  const schema = root && (isText ? z.string() : schemaAt(root, path, whole));
  if (!root || !schema) return undefined;
  const value = valueAt(whole, path);
  const group = path.slice(0, -1);
  const groupSchema = schemaAt(root, group, whole);
  const parent = groupSchema && unwrap(groupSchema);
  const siblings = parent instanceof z.ZodObject ? (parent.shape as Record<string, z.ZodType>) : {};
  const name = String(path.at(-1));
  const rules = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const meta = metaOf(schema);
  const choices = choicesOf(meta, rules, content);
  const kind = isText ? 'markdown' : kindOf(meta, rules, choices);
  // Zod bounds integers by the safe integers, which is no rule to show.
  const [min, max] = [rules.minLength ?? rules.minItems ?? rules.minimum, rules.maxLength ?? rules.maxItems ?? rules.maximum];
  const [filled] = typeof value === 'string' ? (/\{[\w#.]+\}/.exec(value) ?? []) : [];
  const note = [
    ...[meta.description, ruleOf(meta, kind, rules)],
    filled && `In the place of ${filled} the site writes what it knows, such as a name or a number: leave it as it stands.`,
  ];
  const isLink = 'href' in siblings && name !== 'href' && ['text', 'choice'].includes(kind);
  return {
    place,
    label:
      (typeof path.at(-1) === 'number' && groupSchema ? metaOf(groupSchema).title : meta.title) ??
      plainName(path.findLast((key) => typeof key === 'string' && key !== 'items') ?? fileName(file)),
    kind,
    value: value ?? null,
    required: isText || !siblings[name]?.safeParse(undefined).success,
    rules: {
      ...(min !== undefined && { min }),
      ...(max !== undefined && max < 1e9 && { max }),
      ...(note.some(Boolean) && { note: note.filter(Boolean).join(' ') }),
    },
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

function kindOf({ role }: FieldMeta, rules: JsonSchema, choices: Choice[] | undefined): FieldKind {
  if (rules.anyOf?.some(({ properties }) => properties && 'file' in properties && 'alt' in properties)) return 'picture';
  if (role === 'pdf file') return 'document';
  if (role === 'markdown') return 'markdown';
  if (choices) return rules.enum ? 'choice' : 'reference';
  if (role === 'figure') return 'figure';
  if (rules.type === 'boolean') return 'boolean';
  if (rules.type === 'number' || rules.type === 'integer') return 'number';
  if (rules.type === 'array') return 'list';
  if (rules.type !== 'string') return 'group';
  if (rules.format === 'date') return 'date';
  return 'text';
}

function ruleOf({ role }: FieldMeta, kind: FieldKind, { type, format, pattern }: JsonSchema): string | undefined {
  if (kind === 'figure') return type === 'string' ? 'A number as visitors see it, such as 25%, 3x or 500+.' : 'A whole number.';
  if (format === 'uri') return 'An address such as https://www.example.com/page.';
  if ((role === 'slug' || role === 'id') && kind !== 'reference') return 'Small letters, digits and hyphens.';
  return kind === 'text' && !pattern ? 'One line of plain words, without an exclamation mark.' : undefined;
}

function choicesOf({ role, ref }: FieldMeta, rules: JsonSchema, content: Content | undefined): Choice[] | undefined {
  if (rules.enum) return rules.enum.map((value) => ({ value: String(value), label: plainName(String(value)) }));
  if (!content) return undefined;
  if (role === 'link' || role === 'subject') return routes(content).map((route) => ({ value: route.path, label: route.name }));
  const entries = role === 'category' ? content.pages.resources.categories : ref && (entriesOf(content, ref) as NamedEntry[]);
  return entries ? entries.map((entry) => ({ value: entry.slug, label: nameOf(entry) })) : undefined;
}

interface NamedEntry {
  slug: string;
  name?: string;
  client?: string;
  title?: string;
}
const nameOf = ({ name, client, title, slug: value }: NamedEntry) => name ?? client ?? title ?? value;

/**
 * Returns the JSON Schema of a file for a form: fields that refer to pages or entries have `choices`.
 * @param file of a folder, its name may be new
 * @param whole value of the file
 * @returns undefined if content has no such file
 */
export function formSchema(file: string, whole: unknown, content: Content | undefined): object | undefined {
  const schema = schemaOf(file);
  if (!schema) return undefined;
  const addChoices = (node: JsonSchema, path: Path): void => {
    for (const [key, child] of Object.entries(node.properties ?? {})) addChoices(child, [...path, key]);
    if (node.items) addChoices(node.items, [...path, 0]);
    for (const form of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) addChoices(form, path);
    if (node.type !== 'string' || node.enum) return;
    const choices = describeField({ file, path }, whole, content)?.choices;
    if (choices) node.choices = choices;
  };
  const form: JsonSchema = jsonSchemaOf(schema);
  addChoices(form, []);
  return form;
}
