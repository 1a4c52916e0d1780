/** Base of the numbers in a serialised index, for short digits. */
const RADIX = 36;

/** Serialised index: stems of each answer's lines as indexes into `terms`, with spaces between, the answer's own text last. */
export interface IndexData {
  terms: readonly string[];
  lines: readonly (readonly string[])[];
}

/** A match between a question and an answer. */
export interface Hit {
  /** Index of the answer. */
  at: number;
  /** Index of the nearest asked line, or the number of asked lines if the answer's own text is nearest. */
  line: number;
  /** Similarity of the nearest line and of the second nearest: IDF-weighted cosine, 1 for the same words. */
  near: number;
  second: number;
  /** Share of the question's IDF weight covered by the answer's lines and text (`covers`), and by its text alone (`says`). */
  covers: number;
  says: number;
  /** BM25 score over all text of the answer, relative to the best answer. */
  whole: number;
}

/** Number of matches returned. */
const MAX_HITS = 40;
/** Factors for a stop word, and for a word that no answer contains. */
const STOP_WORD_WEIGHT = 0.2;
const UNKNOWN_WEIGHT = 0.5;
/** BM25 parameters k1 and b (Robertson and Zaragoza, 2009). */
const bm25 = { k: 1.2, b: 0.7 };

/** Serialises an index. @param answers stems of each answer's lines, the answer's own text last */
export function indexLines(answers: readonly (readonly (readonly string[])[])[]): IndexData {
  const sets = answers.map((lines) => lines.map((stems) => new Set(stems)));
  const counts = new Map<string, number>();
  for (const stem of sets.flat().flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // Frequent terms have short numbers.
  const terms = [...counts.keys()].sort((one, other) => (counts.get(other) as number) - (counts.get(one) as number));
  const indexes = new Map(terms.map((term, index) => [term, index]));
  const serialise = (stems: ReadonlySet<string>) => [...stems].map((stem) => indexes.get(stem)?.toString(RADIX)).join(' ');
  return { terms, lines: sets.map((lines) => lines.map(serialise)) };
}

/** Inverted index over the asked lines of answers. */
export class LineIndex {
  readonly #terms: ReadonlyMap<string, number>;
  /** Lines by term; answer and inverse vector length by line; first line and number of terms by answer. */
  readonly #linesByTerm: readonly number[][];
  readonly #answerOfLine: number[] = [];
  readonly #inverseLengths: Float64Array;
  readonly #firstLineOf: number[] = [];
  readonly #termCounts: number[] = [];
  readonly #meanTermCount: number;
  readonly #isStopWord: (stem: string) => boolean;

  /** @param isStopWord whether a stem is a stop word */
  constructor({ terms, lines }: IndexData, isStopWord: (stem: string) => boolean) {
    this.#isStopWord = isStopWord;
    this.#terms = new Map(terms.map((term, index) => [term, index]));
    this.#linesByTerm = terms.map(() => []);
    for (const [answer, answerLines] of lines.entries()) {
      this.#firstLineOf.push(this.#answerOfLine.length);
      let termCount = 0;
      for (const line of answerLines) {
        for (const term of line.split(' '))
          termCount += this.#linesByTerm[Number.parseInt(term, RADIX)]?.push(this.#answerOfLine.length) ? 1 : 0;
        this.#answerOfLine.push(answer);
      }
      this.#termCounts.push(termCount);
    }
    this.#firstLineOf.push(this.#answerOfLine.length);
    this.#meanTermCount = this.#termCounts.reduce((sum, size) => sum + size, 0) / (lines.length || 1);
    const squares = new Float64Array(this.#answerOfLine.length);
    for (const linesWithTerm of this.#linesByTerm) {
      const square = this.#rarity(linesWithTerm.length) ** 2;
      for (const line of linesWithTerm) squares[line] = (squares[line] as number) + square;
    }
    this.#inverseLengths = squares.map((sum) => 1 / (Math.sqrt(sum) || 1));
  }

  /** Returns whether any answer contains a stem. */
  has(stem: string): boolean {
    return this.#terms.has(stem);
  }

  /** Returns the share of the stems' IDF weight that an answer covers, or one of its lines, from 0 to 1; 1 without stems. */
  covers(answer: number, stems: readonly string[], ofLine?: number): number {
    const first = (this.#firstLineOf[answer] as number) + (ofLine ?? 0);
    const end = ofLine === undefined ? (this.#firstLineOf[answer + 1] as number) : first + 1;
    let [covered, total] = [0, 0];
    for (const stem of stems) {
      const lines = this.#linesByTerm[this.#terms.get(stem) ?? -1] ?? [];
      const rarity = this.#rarity(lines.length);
      total += rarity;
      if (lines.some((line) => line >= first && line < end)) covered += rarity;
    }
    return total === 0 ? 1 : covered / total;
  }

  /** Returns the inverse document frequency (IDF) of a term that `lines` lines contain. */
  #rarity(lines: number): number {
    return Math.log(1 + this.#answerOfLine.length / (1 + lines));
  }

  /** Finds matches. @param stems stems of the question @returns the best first, by similarity, coverage and BM25 score */
  search(stems: readonly string[]): Hit[] {
    const count = this.#termCounts.length;
    const nears = new Float64Array(this.#answerOfLine.length);
    const [covers, says, wholes] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    const candidates: number[] = [];
    let squaredLength = 0;
    let totalShare = 0;
    const [answerOfLine, firstLineOf, inverseLengths] = [this.#answerOfLine, this.#firstLineOf, this.#inverseLengths];
    for (const stem of new Set(stems)) {
      const lines = this.#linesByTerm[this.#terms.get(stem) ?? -1] ?? [];
      const rarity = this.#rarity(lines.length);
      const share = rarity * (this.#isStopWord(stem) ? STOP_WORD_WEIGHT : lines.length > 0 ? 1 : UNKNOWN_WEIGHT);
      const weight = rarity ** 2;
      squaredLength += weight;
      totalShare += share;
      // Each round covers one answer, whose lines are consecutive. The last line is the answer's text.
      for (let place = 0; place < lines.length; ) {
        const answer = answerOfLine[lines[place] as number] as number;
        const end = firstLineOf[answer + 1] as number;
        const start = place;
        let line = lines[place] as number;
        for (; line < end; line = lines[++place] ?? end) nears[line] = (nears[line] as number) + weight * (inverseLengths[line] as number);
        if (lines[place - 1] === end - 1) says[answer] = (says[answer] as number) + share;
        if (covers[answer] === 0) candidates.push(answer);
        covers[answer] = (covers[answer] as number) + share;
        const lineCount = place - start;
        const lengthNorm = 1 - bm25.b + (bm25.b * (this.#termCounts[answer] as number)) / this.#meanTermCount;
        wholes[answer] = (wholes[answer] as number) + share * ((lineCount * (bm25.k + 1)) / (lineCount + bm25.k * lengthNorm));
      }
    }
    const length = Math.sqrt(squaredLength) || 1;
    const bestWhole = candidates.reduce((highest, answer) => Math.max(highest, wholes[answer] as number), 1e-9);
    /** Returns the nearest line of an answer, not counting the line `except` if the answer has another. */
    const nearest = (answer: number, except = -1): number => {
      const first = this.#firstLineOf[answer] as number;
      let best = first;
      for (let line = first; line < (this.#firstLineOf[answer + 1] as number); line++)
        if (line !== except && (best === except || (nears[line] as number) > (nears[best] as number))) best = line;
      return best;
    };
    // Thousands of lines share a stop word, so only candidates with a score among the best become hits.
    const scores = Float64Array.from(
      candidates,
      (answer) =>
        (nears[nearest(answer)] as number) / length + (covers[answer] as number) / totalShare + (wholes[answer] as number) / bestWhole,
    );
    const leastScore = scores.toSorted().at(-MAX_HITS) ?? 0;
    return candidates
      .flatMap((answer, index): { hit: Hit; score: number } | [] => {
        const score = scores[index] as number;
        if (score < leastScore) return [];
        const best = nearest(answer);
        const next = nearest(answer, best);
        const hit = {
          at: answer,
          line: best - (this.#firstLineOf[answer] as number),
          near: (nears[best] as number) / length,
          second: next === best ? 0 : (nears[next] as number) / length,
          covers: (covers[answer] as number) / totalShare,
          says: (says[answer] as number) / totalShare,
          whole: (wholes[answer] as number) / bestWhole,
        };
        return { hit, score };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_HITS)
      .map(({ hit }) => hit);
  }
}
