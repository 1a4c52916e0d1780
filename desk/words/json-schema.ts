import { plainName } from '../../content/edit/plain-name.ts';
import type { JsonSchema } from '../../shared/api/words.ts';
import type { Kind } from './Control.tsx';

export type { JsonSchema };
export type Path = readonly (string | number)[];

export function schemaAt(schema: JsonSchema, path: Path): JsonSchema {
  return path.reduce<JsonSchema>((at, key) => {
    const plain = alternativeOf(at);
    if (typeof key === 'number') return plain.items ?? {};
    return plain.properties?.[key] ?? (typeof plain.additionalProperties === 'object' ? plain.additionalProperties : {});
  }, schema);
}

/** Returns the alternative that a value matches; the first one for a new value. */
export function alternativeOf(schema: JsonSchema, value?: unknown): JsonSchema {
  const forms = schema.anyOf ?? schema.oneOf;
  if (!forms) return schema;
  const keys = value && typeof value === 'object' ? Object.keys(value) : [];
  return (
    forms.find((form) => keys.length > 0 && keys.every((key) => form.properties && key in form.properties)) ?? (forms[0] as JsonSchema)
  );
}

/** Builds an empty value with all required fields. */
export function blankOf(schema: JsonSchema): unknown {
  const plain = alternativeOf(schema);
  if (plain.const !== undefined) return plain.const;
  if (plain.enum?.length === 1) return plain.enum[0];
  if (plain.type === 'object')
    return Object.fromEntries((plain.required ?? []).map((name) => [name, blankOf(plain.properties?.[name] ?? {})]));
  if (plain.type === 'array') return Array.from({ length: plain.minItems ?? 0 }, () => blankOf(plain.items ?? {}));
  if (plain.type === 'boolean') return false;
  if (plain.format === 'date') return new Date().toLocaleDateString('sv');
  return plain.type === 'number' || plain.type === 'integer' ? null : '';
}

/** Says why entries of a list cannot be added or removed; empty where both is possible. */
export function boundsOf(length: number, { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): string {
  const [isLeast, isMost] = [length <= min, length >= max];
  if (isLeast && isMost) return `There are always ${length} here: change one instead of adding or removing it.`;
  if (isMost) return `There can be ${max} at most: remove one before you add another.`;
  return isLeast && min > 0 ? `There must be ${min} at least: add one before you remove another.` : '';
}

/** Describes the input for one value. */
export function kindOf(schema: JsonSchema, required: boolean): Kind {
  const { type, enum: values, minLength: min, maxLength: max, minimum, maximum, format, choices } = schema;
  if (choices) return { kind: 'choice', choices, required };
  if (values)
    return { kind: 'choice', choices: values.map((value) => ({ value: String(value), label: plainName(String(value)) })), required };
  if (type === 'boolean') return { kind: 'boolean', required };
  if (type === 'number' || type === 'integer') return { kind: 'number', min: minimum, max: maximum, required };
  if (schema.role === 'markdown') return { kind: 'markdown', max, required };
  if (format === 'date') return { kind: 'date', required };
  return { kind: 'text', min, max, required };
}
