import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { stringify } from 'yaml';
import { frontmatter } from '../read-text.ts';
import { unmeantYaml } from '../yaml-mistakes.ts';
import { type Path, valueAt } from './place.ts';
import { byDocument, byLines, byToken, moveLines } from './yaml-lines.ts';

/** The value of a whole file; of Markdown its frontmatter with the text below it as `text`. @throws YAMLException */
export function parseWords(file: string, source: string): unknown {
  const { yaml, text } = parts(file, source);
  const value = load(yaml);
  return text === undefined ? value : { ...(value as object), text };
}

/**
 * Puts a value at a path, touching the lines it must: comments, order and style of quotes stay.
 * @param value undefined takes away what stands there
 * @returns the file's new text
 * @throws EditError where there is no such place
 */
export function setValue(file: string, source: string, path: Path, value: unknown): string {
  const { before, yaml, between, text } = parts(file, source);
  if (text !== undefined && path.length === 1 && path[0] === 'text') return before + yaml + between + String(value).replace(/\n*$/, '\n');
  if (path.length === 0) return before + stringify(value, { lineWidth: 0 }) + between + (text ?? '');
  const whole = load(yaml);
  const old = valueAt(whole, path);
  // A text in several lines ends with a line break of its own, which nobody types.
  const written = typeof value === 'string' && typeof old === 'string' && old.endsWith('\n') ? value.replace(/\n*$/, '\n') : value;
  return before + firstThatSays(changed(whole, path, written), waysToSet(yaml, path, written)) + between + (text ?? '');
}

/** Puts an entry of a list at another place in it. @throws EditError where there is no such list or entry */
export function moveEntry(file: string, source: string, path: Path, index: number, to: number): string {
  const { before, yaml, between, text } = parts(file, source);
  const value = load(yaml);
  const list = valueAt(value, path);
  if (!Array.isArray(list) || !(index in list) || !(to in list)) throw new EditError('There is no such entry.');
  const moved = list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
  const ways = function* () {
    yield moveLines(yaml, path, index, to);
    yield byLines(yaml, path, moved);
    yield byDocument(yaml, path, moved);
  };
  return before + firstThatSays(changed(value, path, moved), ways()) + between + (text ?? '');
}

/** A new file's text. */
export const newWords = (value: unknown) => stringify(value, { lineWidth: 0 });

/** What was asked for has no place in the file. */
export class EditError extends Error {
  override name = 'EditError';
}

function* waysToSet(yaml: string, path: Path, value: unknown) {
  yield* byToken(yaml, path, value);
  yield byLines(yaml, path, value);
  yield byDocument(yaml, path, value);
}

/** What js-yaml reads decides, as it does in a build: each library has its own view of what a text without quotes is. */
function firstThatSays(expected: unknown, ways: Iterable<string | undefined>): string {
  for (const text of ways) {
    if (text !== undefined && isDeepStrictEqual(read(text), expected) && !unmeantYaml(text)) return text;
  }
  throw new EditError('This cannot be written to the file.');
}

function read(yaml: string): unknown {
  try {
    return load(yaml);
  } catch {
    return undefined;
  }
}

/** A copy with another value at a path. */
function changed(whole: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(whole);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<PropertyKey, unknown> | unknown[] | undefined;
  const key = path.at(-1) as string | number;
  const fits = Array.isArray(parent)
    ? typeof key === 'number' && key >= 0 && key <= parent.length
    : parent !== null && typeof parent === 'object';
  if (!fits || !parent || (!Array.isArray(parent) && ['__proto__', 'constructor', 'prototype'].includes(String(key))))
    throw new EditError('There is no such field.');
  if (value !== undefined) (parent as Record<PropertyKey, unknown>)[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

/** A file around its YAML: Markdown has a line before it, and its text after it. */
function parts(file: string, source: string): { before: string; yaml: string; between: string; text?: string } {
  const found = file.endsWith('.md') ? frontmatter.exec(source) : null;
  if (!found) return { before: '', yaml: source, between: '' };
  return { before: '---\n', yaml: `${found[1]}\n`, between: '---\n', text: found[2] as string };
}
