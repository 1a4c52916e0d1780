import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './content-error.ts';
import { frontmatter, linesBefore, readText } from './read-text.ts';

/** Adds line numbers to problems. @param folder the content folder */
export function withLines(folder: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, field, line } = problem;
    if (line !== undefined || !field || !existsSync(join(folder, file))) return problem;
    const text = readText(join(folder, file));
    const yamlLine = lineOf(file.endsWith('.md') ? (frontmatter.exec(text)?.[1] ?? '') : text, field);
    return yamlLine === undefined ? problem : { ...problem, line: yamlLine + linesBefore(file) };
  });
}

/**
 * Returns the line of a field in a YAML text, from 1. For a missing field, returns the line of its nearest parent.
 * @param field path as in problems, such as results.items[0].figure
 * @returns undefined if the text is not valid YAML or no part of the path exists
 */
function lineOf(source: string, field: string): number | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) return undefined;
  let node: unknown = document.contents;
  let offset: number | undefined;
  let rest = field;
  while (rest !== '') {
    const step = stepInto(node, rest);
    if (!step) break;
    ({ node, offset, rest } = step);
  }
  return offset === undefined ? undefined : lineCounter.linePos(offset).line;
}

/** Follows the first key of a path. Keys may contain dots and brackets, so the longest matching key wins. */
function stepInto(node: unknown, path: string): { node: unknown; offset: number; rest: string } | undefined {
  if (isSeq(node)) {
    const [bracketed = '', index] = /^\[(\d+)\]\.?/.exec(path) ?? [];
    const item = node.items.filter((entry) => !(isMap(entry) && entry.get('draft') === true))[Number(index)];
    return isNode(item) && item.range ? { node: item, offset: item.range[0], rest: path.slice(bracketed.length) } : undefined;
  }
  if (!isMap(node)) return undefined;
  const found = node.items
    .flatMap(({ key, value }) => (isScalar(key) && key.range ? [{ key: String(key.value), offset: key.range[0], value }] : []))
    .filter(({ key }) => path.startsWith(key) && /^([.[]|$)/.test(path.slice(key.length)))
    .toSorted((one, other) => other.key.length - one.key.length)[0];
  return found && { node: found.value, offset: found.offset, rest: path.slice(found.key.length).replace(/^\./, '') };
}
