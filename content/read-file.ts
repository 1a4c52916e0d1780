import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import type { Problem } from './content-error.ts';

/** A file of content after its schema: the checked value, or the problems found. */
export type Read<T> = { value: T; text?: string } | { problems: Problem[] };

/** How to mend a file that is not YAML, by what the parser has met. Most mistakes look alike to it. */
const fixes: Readonly<Record<string, string>> = {
  'tab characters must not be used in indentation': 'Begin lines with spaces: this one has a tab.',
  'duplicated mapping key': 'This name stands twice: keep one of the two.',
};
const anyFix =
  'Put text that has a colon or begins with a sign in quotes, close quotes that were opened, and begin a line with as many spaces as those like it.';

/** What each file said when it was last read: where content is read again (dev, tests), most of it says the same. */
const lastRead = new Map<string, { source: string; data: unknown }>();

/**
 * Reads one YAML file, or a Markdown file whose frontmatter is YAML, and checks it.
 * @param folder the content folder
 * @param file path below it; for Markdown the text after the frontmatter comes back as `text`
 */
export function readFile<S extends z.ZodType>(folder: string, file: string, schema: S): Read<z.output<S>> {
  const problem = (field: string, message: string) => ({ problems: [{ file, field, message }] });
  let source: string;
  try {
    source = readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return problem('', code === 'ENOENT' ? 'is missing: add the file' : `cannot be read (${message}): let this user read it`);
  }
  let text: string | undefined;
  if (file.endsWith('.md')) {
    const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
    if (!parts) return problem('', 'has no frontmatter: begin with --- lines around title, description, heading and lead');
    [, source = '', text = ''] = parts;
  }
  let data: unknown;
  try {
    data = parseOnce(file, source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const place = mark ? ` at line ${mark.line + 1}, column ${mark.column + 1}` : '';
    return problem('', `is not valid YAML: ${reason}${place}. ${fixes[reason] ?? anyFix}`);
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, text };
  return {
    problems: result.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? {
            file,
            field: fieldPath([...issue.path, ...issue.keys.slice(0, 1)]),
            message: 'is not a known key: remove it or check its spelling',
          }
        : { file, field: fieldPath(issue.path), message: issue.message },
    ),
  };
}

/** @throws YAMLException */
function parseOnce(file: string, source: string): unknown {
  const known = lastRead.get(file);
  if (known?.source === source) return known.data;
  const data = load(source);
  lastRead.set(file, { source, data });
  return data;
}

/** ['benefits', 'items', 2] → 'benefits.items[2]' */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (joined, key) => (typeof key === 'number' ? `${joined}[${key}]` : joined ? `${joined}.${String(key)}` : String(key)),
    '',
  );
}
