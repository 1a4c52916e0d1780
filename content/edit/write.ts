import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { type Document, isCollection, isScalar, parseDocument, Scalar, stringify, visit, type YAMLSeq } from 'yaml';
import { frontmatter } from '../read/read-text.ts';
import { unmeantYaml } from '../read/yaml-mistakes.ts';
import { type Path, valueAt } from '../walk.ts';

/**
 * Parses a whole file. For Markdown, returns the front matter with the body as `text`.
 * @throws YAMLException
 */
export function parseWords(file: string, source: string): unknown {
  const { yaml, text } = splitFile(file, source);
  const value = load(yaml);
  return text === undefined ? value : { ...(value as object), text };
}

/**
 * Sets the value at a path, changing as few lines as possible: comments, order and quotes are preserved.
 * @param value undefined removes the field
 * @returns the file's new text
 * @throws EditError if there is no such place
 */
export function setValue(file: string, source: string, path: Path, value: unknown): string {
  const { before, yaml, between, text } = splitFile(file, source);
  if (text !== undefined && path.length === 1 && path[0] === 'text')
    return before + yaml + between + String(value).replace(/(?<!\n)\n*$/, '\n');
  if (path.length === 0) return before + stringify(value, { lineWidth: 0 }) + between + (text ?? '');
  const whole = load(yaml);
  const oldValue = valueAt(whole, path);
  // Block scalars end with a line break, which nobody types in a form.
  const newValue =
    typeof value === 'string' && typeof oldValue === 'string' && oldValue.endsWith('\n') ? value.replace(/(?<!\n)\n*$/, '\n') : value;
  const changed = edited(yaml, path, withValueAt(whole, path, newValue), (document, style) => {
    const node = document.getIn(path, true);
    if (newValue === undefined) document.deleteIn(path);
    else if (isScalar(node) && typeof newValue !== 'object') Object.assign(node, { value: newValue, ...(style && { type: style }) });
    else document.setIn(path, document.createNode(newValue));
  });
  return before + changed + between + (text ?? '');
}

/**
 * Moves an entry within its list.
 * @throws EditError if there is no such list or entry
 */
export function moveEntry(file: string, source: string, path: Path, index: number, to: number): string {
  const { before, yaml, between, text } = splitFile(file, source);
  const value = load(yaml);
  const list = valueAt(value, path);
  if (!Array.isArray(list) || !(index in list) || !(to in list)) throw new EditError('There is no such entry.');
  const moved = list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
  const changed = edited(yaml, path, withValueAt(value, path, moved), (document) => {
    const { items } = document.getIn(path, true) as YAMLSeq;
    items.splice(to, 0, ...items.splice(index, 1));
  });
  return before + changed + between + (text ?? '');
}

/** Serialises a new file. */
export const newWords = (value: unknown) => stringify(value, { lineWidth: 0 });

/** The requested place does not exist in the file. */
export class EditError extends Error {
  override name = 'EditError';
}

const styles = [undefined, 'QUOTE_SINGLE', 'QUOTE_DOUBLE'] as const;
/** Private-use character around the number of a kept text. */
const MARK = '\ue000';

/**
 * Changes a YAML text: the first result that the build's parser, js-yaml, reads as expected. Parsers disagree on some unquoted texts.
 * @param path that the change is about
 */
function edited(yaml: string, path: Path, expected: unknown, change: (document: Document, style: (typeof styles)[number]) => void): string {
  for (const keeps of [true, false])
    for (const style of styles) {
      const document: Document = parseDocument(yaml, { prettyErrors: false });
      const kept = keeps ? keepTexts(document, yaml, path) : [];
      change(document, style);
      const text = document.toString({ lineWidth: 0 }).replace(/\ue000(\d+)\ue000/g, (_, index: string) => kept[Number(index)] as string);
      if (isDeepStrictEqual(loadOrUndefined(text), expected) && !unmeantYaml(text)) return text;
    }
  throw new EditError('This cannot be written to the file.');
}

/**
 * Replaces what the library would lay out anew, unless it is on the path: lists in brackets, and texts of several lines.
 * @returns the replaced texts as they are written
 */
function keepTexts(document: Document, yaml: string, path: Path): string[] {
  const onPath = new Set(path.map((_, index) => document.getIn(path.slice(0, index + 1), true)));
  const kept: string[] = [];
  visit(document, {
    Node(key, node) {
      if (onPath.has(node) || !node.range || key === 'key') return undefined;
      const text = yaml.slice(node.range[0], node.range[1]).trimEnd();
      if (!(isCollection(node) ? node.flow : text.includes('\n'))) return undefined;
      const { comment, commentBefore, spaceBefore } = node;
      return Object.assign(new Scalar(`${MARK}${kept.push(text) - 1}${MARK}`), { comment, commentBefore, spaceBefore });
    },
  });
  return kept;
}

function loadOrUndefined(yaml: string): unknown {
  try {
    return load(yaml);
  } catch {
    return undefined;
  }
}

/** Returns a copy with another value at a path. */
function withValueAt(whole: unknown, path: Path, value: unknown): unknown {
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

/** Splits a file into its YAML and what surrounds it: in Markdown a line of dashes before and after, and the body. */
function splitFile(file: string, source: string): { before: string; yaml: string; between: string; text?: string } {
  const found = file.endsWith('.md') ? frontmatter.exec(source) : null;
  if (!found) return { before: '', yaml: source, between: '' };
  return { before: '---\n', yaml: `${found[1]}\n`, between: '---\n', text: found[2] as string };
}
