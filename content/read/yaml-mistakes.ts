import { CST, Lexer, parseDocument } from 'yaml';

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
  // A deeper indented line turns the text above it into a key.
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return errors.length > 1 ? { line: line + 1, fix: fixes.indentation } : { line, fix: fixes.colon };
  return { line, fix: code === 'MULTILINE_IMPLICIT_KEY' ? fixes.space : fixes.indentation };
}

/** Quick test: most texts cannot contain what `unmeantYaml` finds. */
const mayBeUnmeant = /\S[^\S\n]+#|[\s[{,][&*!]\S/;

/**
 * Finds valid YAML that was probably not meant: a text cut by a number sign (a comment), and one that begins with an anchor,
 * alias or tag character.
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
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    const type: string | null = isText ? 'text' : CST.tokenType(token);
    isText = type === 'scalar';
    // Skip the lexer's control tokens, which have no characters in the source.
    if (isText || type === 'doc-mode' || type === 'flow-error-end') continue;
    yield { type, offset };
    offset += token.length;
  }
}
