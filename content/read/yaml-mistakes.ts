import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CST, type Document, isMap, isNode, isScalar, Lexer, LineCounter, parseDocument } from 'yaml';
import type { Path } from '../walk.ts';
import type { Problem } from './content-error.ts';
import { pathWithHidden } from './hidden.ts';
import { frontmatter, linesBefore, readText } from './read-text.ts';

/** A mistake in a YAML text. */
export interface YamlMistake {
  /** Line number, from 1. */
  line: number;
  /** The fix. */
  fix: string;
}

const fixes = {
  tab: 'Begin lines with spaces: this one has a tab.',
  twice: 'This name stands twice: keep one of the two.',
  open: 'A quote is opened here and not closed: put the same one at the end of the text.',
  inside: 'The text goes on after its closing quote: put all of it in single quotes, and write each apostrophe in it twice.',
  escape: 'A backslash in double quotes has a meaning of its own: use single quotes.',
  sign: 'Text that begins with a sign such as & * ! % @ > | [ { or a dash needs quotes.',
  colon: 'Put text that has a colon in quotes.',
  space: 'Put a space after the colon that ends a name.',
  indentation: 'Begin a line with as many spaces as those like it.',
  documents: 'Take away the line of dashes or dots: a file is one list of names.',
  comment: 'What stands after # is not shown: put the text in quotes, or the note on a line of its own.',
} as const;

/** Matches a value that begins with a YAML indicator character. */
const beginsWithSign = /^([%@`*&!|>{}[\]]|[-?] )/;

/**
 * Explains why a text is not valid YAML.
 * @returns undefined if it is valid
 */
export function yamlMistake(source: string): YamlMistake | undefined {
  const { errors, warnings } = parseDocument(source, { prettyErrors: false });
  const error = errors[0] ?? warnings[0];
  if (!error) return undefined;
  const { code, message, pos } = error;
  if (code === 'MISSING_CHAR' && message.includes('quote')) return { line: lineAt(source, lastQuote(source)), fix: fixes.open };

  const line = lineAt(source, pos[0]);
  const text = source.split('\n')[line - 1] ?? '';
  const value = text.replace(/^[\s-]+/, '').replace(/^[\w-]+:\s+/, '');
  if (/^\s*\t/.test(text)) return { line, fix: fixes.tab };
  if (code === 'DUPLICATE_KEY') return { line, fix: fixes.twice };
  if (code === 'BAD_DQ_ESCAPE') return { line, fix: fixes.escape };
  if (code === 'MULTIPLE_DOCS') return { line, fix: fixes.documents };
  if (beginsWithSign.test(value)) return { line, fix: fixes.sign };
  if (/^["']/.test(value)) return { line, fix: fixes.inside };
  // A line that is indented deeper turns the text above it into a key; the parser reports both, and the fix is in the second.
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return errors.length > 1 ? { line: line + 1, fix: fixes.indentation } : { line, fix: fixes.colon };
  return { line, fix: code === 'MULTILINE_IMPLICIT_KEY' ? fixes.space : fixes.indentation };
}

/** Quick test: most texts cannot contain what `unmeantYaml` finds. */
const mayBeUnmeant = /\S[^\S\n]+#|[\s[{,][&*!]\S/;

/**
 * Finds the first place of valid YAML that its author probably did not mean: a text cut by a number sign (a comment), or one that begins with an
 * anchor, alias or tag character.
 */
export function unmeantYaml(source: string): YamlMistake | undefined {
  if (!mayBeUnmeant.test(source)) return undefined;
  for (const { type, offset } of tokensOf(source)) {
    const isSign = type === 'anchor' || type === 'alias' || type === 'tag';
    if (isSign) return { line: lineAt(source, offset), fix: fixes.sign };
    if (type === 'comment' && !beginsItsLine(source, offset)) return { line: lineAt(source, offset), fix: fixes.comment };
  }
  return undefined;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
const beginsItsLine = (source: string, offset: number) => source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';

/** Returns the offset of the last quoted text. */
function lastQuote(source: string): number {
  return [...tokensOf(source)].findLast(({ type }) => type === 'double-quoted-scalar' || type === 'single-quoted-scalar')?.offset ?? 0;
}

/** Yields the tokens of a text with offsets. Unquoted text has the type `text`. */
function* tokensOf(source: string): Generator<{ type: string | null; offset: number }> {
  let offset = 0;
  // The lexer announces unquoted text by a control token, `scalar`; the next token is the text.
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    const type: string | null = isText ? 'text' : CST.tokenType(token);
    isText = type === 'scalar';
    // Control tokens have no characters in the source.
    if (isText || type === 'doc-mode' || type === 'flow-error-end') continue;
    yield { type, offset };
    offset += token.length;
  }
}

/** Adds line numbers to problems. @param folder the content folder */
export function withLines(folder: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, path, line, lineInText } = problem;
    if (line !== undefined || path.length === 0 || !existsSync(join(folder, file))) return problem;
    const text = readText(join(folder, file));
    const [, yaml = '', markdown = text] = frontmatter.exec(text) ?? [];
    if (lineInText) return { ...problem, line: lineInText + lineAt(text, text.length - markdown.length) - 1 };
    const yamlLine = lineOf(file.endsWith('.md') ? yaml : text, path);
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
