import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { Path } from '../walk.ts';
import type { Problem } from './content-error.ts';
import { type ExampleValues, fillExample } from './fill-example.ts';
import { isHidden, withoutHidden } from './hidden.ts';
import { frontmatter, linesBefore, readText } from './read-text.ts';
import { unmeantYaml, type YamlMistake, yamlMistake } from './yaml-mistakes.ts';

/** Result of reading a content file: the checked value, its problems, or `hidden` for a file with `draft: true`. */
export type Read<T> = { value: T; text?: string } | { problems: Problem[] } | { hidden: true };

/** Cache of parsed files: when content is read again (dev, tests), most files are unchanged. */
const lastRead = new Map<string, Parsed & { source: string }>();

/** Parsed YAML, with probable mistakes that YAML accepts, and what its schema made of it with these numbers. */
interface Parsed {
  data: unknown;
  unmeant: YamlMistake | undefined;
  checked?: { values: ExampleValues; value: unknown };
}

/**
 * Reads and checks a YAML file, or a Markdown file with YAML front matter.
 * @param folder the content folder
 * @param file path below the folder; for Markdown, the text after the front matter is returned as `text`
 * @param values numbers of the example shop, which the file may name
 */
export function readFile<S extends z.ZodType>(folder: string, file: string, schema: S, values: ExampleValues = {}): Read<z.output<S>> {
  const problem = (what: string, fix: string) => ({ problems: [{ file, path: [], what, fix }] });
  const yamlProblem = (what: string, { line, fix }: YamlMistake) => ({
    problems: [{ file, path: [], line: line + linesBefore(file), what, fix }],
  });
  let source: string;
  try {
    source = readText(join(folder, file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return problem('is not UTF-8', 'save it in this encoding');
    return code === 'ENOENT' ? problem('is missing', 'add the file') : problem(`cannot be read (${message})`, 'let this user read it');
  }
  let text: string | undefined;
  if (file.endsWith('.md')) {
    const parts = frontmatter.exec(source);
    if (!parts) return problem('has no frontmatter', 'begin with --- lines around title, description, heading and lead');
    [, source = '', text = ''] = parts;
  }
  let parsed: Parsed;
  try {
    parsed = parseOnce(file, source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const mistake = yamlMistake(source) ?? { line: 1, fix: 'Write names and values, as in the files beside it.' };
    return yamlProblem('cannot be read', mistake);
  }
  const { data, unmeant } = parsed;
  if (unmeant) return yamlProblem('does not say what it seems to say', unmeant);
  if (isHidden(data)) return { hidden: true };
  // Each reader gets a copy, because figures and counts are filled in later.
  const copied = (value: unknown) => ({ value: copyOf(value) as z.output<S>, text });
  if (parsed.checked && isDeepStrictEqual(parsed.checked.values, values)) return copied(parsed.checked.value);
  const result = schema.safeParse(fillExample(withoutHidden(data), values));
  if (result.success) {
    parsed.checked = { values, value: result.data };
    return copied(result.data);
  }
  const problems = result.error.issues.map((issue): Problem => {
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])] as Path;
    return { file, path, ...halvesOf(isUnknown ? 'is not a known key: remove it or check its spelling' : plainMessage(issue)) };
  });
  // Keep the first issue of each path: a value of the wrong type also violates the rules for the right type.
  return { problems: [...Map.groupBy(problems, ({ path }) => JSON.stringify(path)).values()].map(([first]) => first as Problem) };
}

/** Copies lists and objects at any depth, with the symbols that mark an entry to be confirmed. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) copy[key] = copyOf(copy[key]);
  return copy;
}

/** Splits a schema's message, which zod carries as one text, at its colon. */
function halvesOf(message: string): { what: string; fix?: string } {
  const [, what, fix] = /^(.*?): (?=[a-z])(.*)$/s.exec(message) ?? [];
  return what && fix ? { what, fix } : { what: message };
}

const typeMessages: Readonly<Record<string, string>> = {
  array: 'must be a list: begin each entry with a dash and a space',
  object: 'must have names and values below it, each on a line of its own',
  record: 'must have names and values below it, each on a line of its own',
  number: 'must be a number without quotes',
  boolean: 'must be true or false',
};

/** Returns an issue's message, with defaults for authors instead of zod's. */
function plainMessage({ message, ...issue }: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && message.startsWith('Invalid input')) return typeMessages[issue.expected] ?? message;
  if (issue.code === 'invalid_value' && message.startsWith('Invalid option')) return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'array' && message.startsWith('Too small'))
    return `is too short: keep ${issue.minimum} entries or more`;
  if (issue.code === 'too_big' && issue.origin === 'array' && message.startsWith('Too big'))
    return `is too long: keep ${issue.maximum} entries or fewer`;
  return message;
}

/** Parses YAML, or returns the cached result for an unchanged file. @throws YAMLException */
function parseOnce(file: string, source: string): Parsed {
  const cached = lastRead.get(file);
  if (cached?.source === source) return cached;
  const parsed = { source, data: load(source) as unknown, unmeant: unmeantYaml(source) };
  lastRead.set(file, parsed);
  return parsed;
}
