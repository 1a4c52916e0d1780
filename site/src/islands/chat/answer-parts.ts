import { type Piece, readAnswer } from '../../../../shared/api/chat.ts';

export interface Source {
  label: string;
  href: string;
}

/** An answer as it is shown: its text, in which links stand as written, and the sources that follow it. */
export interface AnswerParts {
  text: Piece[];
  sources: Source[];
}

/** What may stand between sources and after them: signs, spaces and "and". */
const between = /^(?:[\s,;·•|*()[\].–-]|\band\b)*$/;
/** What may stand before the first of them: the end of a sentence or a line, then signs, or "See" as the only word of a sentence. */
const endOfWords = /([.?!:)\n]|^)[\s,;·•|*–-]*(?:See\s+)?$/;

/**
 * Takes an answer apart. Links after its last sentence are its sources, each page once; links within a sentence stay there.
 * @param isOwnPath whether a path is a page of this site: no other link survives
 */
export function answerParts(answer: string, isOwnPath: (path: string) => boolean): AnswerParts {
  const pieces = joined(readAnswer(answer.trim(), isOwnPath));
  let end = pieces.length;
  while (end > 0 && isTrailing(pieces[end - 1])) end -= 1;
  const text = pieces.slice(0, end);
  const sources = pieces.slice(end).filter((piece) => typeof piece !== 'string');
  const words = text.pop() ?? '';
  if (sources.length === 0 || typeof words !== 'string' || !endOfWords.test(words)) return { text: pieces, sources: [] };
  return {
    text: [...text, words.replace(endOfWords, '$1')].filter(Boolean),
    sources: sources.filter(({ href }, place) => sources.findIndex((other) => other.href === href) === place),
  };
}

const isTrailing = (piece: Piece | undefined): boolean => (typeof piece === 'string' ? between.test(piece) : piece !== undefined);

/** The pieces with words that stand side by side as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    if (typeof piece === 'string' && typeof before === 'string') all[all.length - 1] = before + piece;
    else all.push(piece);
  }
  return all;
}
