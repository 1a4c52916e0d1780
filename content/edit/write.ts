import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { Composer, CST, type Document, isCollection, isScalar, Parser, parseDocument, Scalar, stringify, visit, type YAMLSeq } from 'yaml';
import { frontmatter } from '../read/read-text.ts';
import { unmeantYaml } from '../read/yaml-mistakes.ts';
import { type Path, valueAt } from '../walk.ts';
import { isRecord, keysOf, matchEntries } from './changes.ts';

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
  const expected = withValueAt(whole, path, newValue);
  const changed =
    withScalars(yaml, [{ path, after: newValue }], expected) ??
    edited(yaml, path, expected, (document) => {
      if (newValue === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(newValue));
    });
  return before + changed + between + (text ?? '');
}

/** A place with the value that it gets. */
interface Place {
  path: Path;
  after: unknown;
}

/**
 * Sets texts or numbers of a file at once, as `setValue` does one by one, at the cost of one.
 * @returns undefined if only `setValue` can
 */
export function setScalars(file: string, source: string, places: readonly Place[]): string | undefined {
  const { before, yaml, between, text } = splitFile(file, source);
  const expected = places.reduce((whole, { path, after }) => withValueAt(whole, path, after), load(yaml));
  const changed = withScalars(yaml, places, expected);
  return changed && before + changed + between + (text ?? '');
}

/**
 * Gives a place another value, changing as few lines as possible: entries of lists are added, removed and moved with their comments.
 * @param before the place's value in the text
 */
export function rewrite(file: string, source: string, before: unknown, after: unknown, path: Path = []): string {
  if (isDeepStrictEqual(before, after)) return source;
  if (isRecord(before) && isRecord(after))
    return keysOf(before, after).reduce((text, key) => rewrite(file, text, before[key], after[key], [...path, key]), source);
  if (!Array.isArray(before) || !Array.isArray(after)) return setValue(file, source, path, after);
  const were = matchEntries(before, after);
  const isSame = before.length === after.length && were.every((was, is) => was === is);
  const arranged = after.map((value, is) => (were[is] === undefined ? value : before[were[is]]));
  return after.reduce<string>(
    (text, value, is) => rewrite(file, text, arranged[is], value, [...path, is]),
    isSame ? source : arrange(file, source, path, were, arranged),
  );
}

/** Gives a list other entries: those that were there by their index, and new ones. */
function arrange(file: string, source: string, path: Path, were: readonly (number | undefined)[], entries: unknown[]): string {
  const { before, yaml, between, text } = splitFile(file, source);
  const changed = edited(yaml, path, withValueAt(load(yaml), path, entries), (document) => {
    const list = document.getIn(path, true) as YAMLSeq;
    list.items = entries.map((entry, is) => (were[is] === undefined ? document.createNode(entry) : list.items[were[is]]));
  });
  return before + changed + between + (text ?? '');
}

/** Serialises a new file. */
export const newWords = (value: unknown) => stringify(value, { lineWidth: 0 });

/** The requested place does not exist in the file. */
export class EditError extends Error {
  override name = 'EditError';
}

/** Private-use character around the number of a kept text. */
const MARK = '\ue000';

/** Whether the build's parser, js-yaml, reads a text as expected. Parsers disagree on some unquoted texts. */
const isRead = (text: string, expected: unknown) => isDeepStrictEqual(loadOrUndefined(text), expected) && !unmeantYaml(text);

/** Replaces texts or numbers and leaves every other character as it is. Returns undefined where another value stands or is set. */
function withScalars(yaml: string, places: readonly Place[], expected: unknown): string | undefined {
  if (places.some(({ after }) => after === undefined || typeof after === 'object')) return undefined;
  for (const type of [undefined, 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'] as const) {
    const tokens = [...new Parser().parse(yaml)];
    const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
    for (const { path, after } of places) {
      const node = document?.getIn(path, true);
      if (!isScalar(node) || !CST.isScalar(node.srcToken)) return undefined;
      const inFlow = path.some((_, index) => {
        const parent = document?.getIn(path.slice(0, index), true);
        return isCollection(parent) && parent.flow;
      });
      CST.setScalarValue(node.srcToken, String(after), { ...(type && { type }), inFlow, afterKey: typeof path.at(-1) === 'string' });
    }
    const text = tokens.map(CST.stringify).join('');
    if (isRead(text, expected)) return text;
  }
  return undefined;
}

/** Changes a YAML text so that it is read as expected. @param path that the change is about */
function edited(yaml: string, path: Path, expected: unknown, change: (document: Document) => void): string {
  for (const keeps of [true, false]) {
    const document: Document = parseDocument(yaml, { prettyErrors: false });
    const kept = keeps ? keepTexts(document, yaml, path) : [];
    change(document);
    const text = document.toString({ lineWidth: 0 }).replace(/\ue000(\d+)\ue000/g, (_, index: string) => kept[Number(index)] as string);
    if (isRead(text, expected)) return text;
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
