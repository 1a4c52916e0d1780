import { CST, Lexer, parseDocument } from 'yaml';

/** What is wrong with a YAML text, and where. */
export interface YamlMistake {
  /** From 1. */
  line: number;
  /** What to write instead. */
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

/** Whether a value begins with a sign that YAML reads for itself. */
const beginsWithSign = /^([%@`*&!|>{}[\]]|[-?] )/;

/**
 * Explains why a text cannot be read as YAML.
 * @returns undefined where it can
 */
export function yamlMistake(source: string): YamlMistake | undefined {
  const { errors, warnings } = parseDocument(source, { prettyErrors: false });
  const error = errors[0] ?? warnings[0];
  if (!error) return undefined;
  const { code, message, pos } = error;
  if (code === 'MISSING_CHAR' && message.includes('quote')) return { line: lineAt(source, lastQuote(source)), fix: fixes.open };

  const line = lineAt(source, pos[0]);
  const text = source.split('\n')[line - 1] ?? '';
  const value = /^[\s-]*(?:[\w-]+:\s+)?(.*)$/.exec(text)?.[1] ?? '';
  if (/^\s*\t/.test(text)) return { line, fix: fixes.tab };
  if (code === 'DUPLICATE_KEY') return { line, fix: fixes.twice };
  if (code === 'BAD_DQ_ESCAPE') return { line, fix: fixes.escape };
  if (code === 'MULTIPLE_DOCS') return { line, fix: fixes.documents };
  if (beginsWithSign.test(value)) return { line, fix: fixes.sign };
  if (/^["']/.test(value)) return { line, fix: fixes.inside };
  // A line that goes in deeper than the text above it makes that text a name.
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return errors.length > 1 ? { line: line + 1, fix: fixes.indentation } : { line, fix: fixes.colon };
  return { line, fix: code === 'MULTILINE_IMPLICIT_KEY' ? fixes.space : fixes.indentation };
}

/** Texts that may have one of what `unmeantYaml` looks for: most have none, and are not taken apart. */
const mayBeUnmeant = /\S[^\S\n]+#|[\s[{,][&*!]\S/;

/**
 * Finds what YAML reads without a word and a writer did not mean: a text that ends at a number sign, and one that begins with a sign which
 * names or repeats something.
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

/** Where the last quoted text begins. */
function lastQuote(source: string): number {
  return [...tokensOf(source)].findLast(({ type }) => type === 'double-quoted-scalar' || type === 'single-quoted-scalar')?.offset ?? 0;
}

/** The tokens of a text, each with its place; a text without quotes has the type `text`. */
function* tokensOf(source: string): Generator<{ type: string | null; offset: number }> {
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    const type: string | null = isText ? 'text' : CST.tokenType(token);
    isText = type === 'scalar';
    // Marks of the lexer that stand for no characters.
    if (isText || type === 'doc-mode' || type === 'flow-error-end') continue;
    yield { type, offset };
    offset += token.length;
  }
}
