import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Path } from '../walk.ts';
import type { Problem } from './content-error.ts';
import { pathWithHidden } from './hidden.ts';
import { frontmatter, linesBefore, readText } from './read-text.ts';

/** Adds line numbers to problems. @param folder the content folder */
export function withLines(folder: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, path, line, lineInText } = problem;
    if (line !== undefined || path.length === 0 || !existsSync(join(folder, file))) return problem;
    const text = readText(join(folder, file));
    if (lineInText)
      return { ...problem, line: lineInText + text.slice(0, -(frontmatter.exec(text)?.[2] ?? text).length).split('\n').length - 1 };
    const yamlLine = lineOf(file.endsWith('.md') ? (frontmatter.exec(text)?.[1] ?? '') : text, path);
    return yamlLine === undefined ? problem : { ...problem, line: yamlLine + linesBefore(file) };
  });
}

/**
 * Returns the line of a field in a YAML text, from 1. For a missing field, returns the line of its nearest parent.
 * @returns undefined if the text is not valid YAML or no part of the path exists
 */
function lineOf(source: string, path: Path): number | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) return undefined;
  const inFile = pathWithHidden(document.toJS(), path);
  const lengths = path.map((_, index) => path.length - index);
  const offset = lengths.map((length) => offsetOf(document, inFile.slice(0, length))).find((found) => found !== undefined);
  return offset === undefined ? undefined : lineCounter.linePos(offset).line;
}

/** Returns where a key or an entry of a list begins. */
function offsetOf(document: Document, path: Path): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1))) : undefined;
  const node = isMap(parent) ? pair?.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
