/** Serialised index: stems of each answer's lines as indexes into `terms`, the answer's own text last. */
export interface IndexData {
  terms: readonly string[];
  lines: readonly (readonly (readonly number[])[])[];
}

/** A match between a question and an answer. */
export interface Hit {
  /** Index of the answer. */
  at: number;
  /** Index of its nearest asked line; the number of lines for the answer's own text. */
  line: number;
  /** Similarity of that line and of the next one: IDF-weighted cosine, 1 for the same words. */
  near: number;
  second: number;
  /** Share of the question's IDF weight covered by all text of the answer, and by its own text. */
  covers: number;
  says: number;
  /** BM25 score over all text of the answer, relative to the best answer. */
  whole: number;
}

/** Number of matches returned. */
const MOST = 40;
/** Weight of a stop word, and of a word in no answer. */
const FILLING = 0.2;
const UNKNOWN = 0.5;
/** BM25 parameters k1 and b (Robertson and Zaragoza, 2009). */
const bm25 = { k: 1.2, b: 0.7 };

/** Serialises an index. @param answers stems of each answer's lines, its own text last */
export function indexLines(answers: readonly (readonly (readonly string[])[])[]): IndexData {
  const places = new Map<string, number>();
  const placeOf = (stem: string) => {
    const place = places.get(stem) ?? places.size;
    places.set(stem, place);
    return place;
  };
  const lines = answers.map((each) => each.map((stems) => [...new Set(stems)].map(placeOf)));
  return { terms: [...places.keys()], lines };
}

/** Inverted index over the asked lines of answers. */
export class LineIndex {
  readonly #terms: ReadonlyMap<string, number>;
  /** Lines by term; answer and 1 / length by line; first line and word count by answer. */
  readonly #linesWith: readonly number[][];
  readonly #answerOf: number[] = [];
  readonly #shares: Float64Array;
  readonly #firstOf: number[] = [];
  readonly #sizes: number[] = [];
  readonly #usualSize: number;
  readonly #isFilling: (stem: string) => boolean;

  /** @param isFilling whether a stem is a stop word */
  constructor({ terms, lines }: IndexData, isFilling: (stem: string) => boolean) {
    this.#isFilling = isFilling;
    this.#terms = new Map(terms.map((term, at) => [term, at]));
    this.#linesWith = terms.map(() => []);
    for (const [at, each] of lines.entries()) {
      this.#firstOf.push(this.#answerOf.length);
      this.#sizes.push(each.reduce((sum, { length }) => sum + length, 0));
      for (const stems of each) {
        for (const term of stems) this.#linesWith[term]?.push(this.#answerOf.length);
        this.#answerOf.push(at);
      }
    }
    this.#firstOf.push(this.#answerOf.length);
    this.#usualSize = this.#sizes.reduce((sum, size) => sum + size, 0) / (lines.length || 1);
    const squares = new Float64Array(this.#answerOf.length);
    for (const having of this.#linesWith) {
      const square = this.#rarity(having.length) ** 2;
      for (const line of having) squares[line] = (squares[line] as number) + square;
    }
    this.#shares = squares.map((sum) => 1 / (Math.sqrt(sum) || 1));
  }

  /** Whether a line or an answer contains a stem. */
  has(stem: string): boolean {
    return this.#terms.has(stem);
  }

  /** Share of the stems' weight that an answer covers, from 0 to 1; 1 without stems. */
  covers(at: number, stems: readonly string[]): number {
    const [first, after] = [this.#firstOf[at] as number, this.#firstOf[at + 1] as number];
    let [has, all] = [0, 0];
    for (const stem of stems) {
      const lines = this.#linesWith[this.#terms.get(stem) ?? -1] ?? [];
      const rarity = this.#rarity(lines.length);
      all += rarity;
      if (lines.some((line) => line >= first && line < after)) has += rarity;
    }
    return all === 0 ? 1 : has / all;
  }

  /** Inverse document frequency of a term over lines. */
  #rarity(lines: number): number {
    return Math.log(1 + this.#answerOf.length / (1 + lines));
  }

  /** Finds matches. @param stems stems of the question @returns best first, by similarity and coverage */
  search(stems: readonly string[]): Hit[] {
    const count = this.#sizes.length;
    const nears = new Float64Array(this.#answerOf.length);
    const [covers, says, wholes] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    const touched: number[] = [];
    let square = 0;
    let all = 0;
    const [answerOf, firstOf, shares] = [this.#answerOf, this.#firstOf, this.#shares];
    for (const stem of new Set(stems)) {
      const lines = this.#linesWith[this.#terms.get(stem) ?? -1] ?? [];
      const rarity = this.#rarity(lines.length);
      const share = rarity * (this.#isFilling(stem) ? FILLING : lines.length > 0 ? 1 : UNKNOWN);
      square += rarity ** 2;
      all += share;
      const weight = rarity ** 2;
      for (let place = 0; place < lines.length; ) {
        const at = answerOf[lines[place] as number] as number;
        const after = firstOf[at + 1] as number;
        const begun = place;
        let line = lines[place] as number;
        for (; line < after; line = lines[++place] ?? after) nears[line] = (nears[line] as number) + weight * (shares[line] as number);
        if (lines[place - 1] === after - 1) says[at] = (says[at] as number) + share;
        if (covers[at] === 0) touched.push(at);
        covers[at] = (covers[at] as number) + share;
        const times = place - begun;
        const long = 1 - bm25.b + (bm25.b * (this.#sizes[at] as number)) / this.#usualSize;
        wholes[at] = (wholes[at] as number) + share * ((times * (bm25.k + 1)) / (times + bm25.k * long));
      }
    }
    const length = Math.sqrt(square) || 1;
    const most = touched.reduce((highest, at) => Math.max(highest, wholes[at] as number), 1e-9);
    /** Nearest line by answer. */
    const nearest = (at: number, but = -1): number => {
      const first = this.#firstOf[at] as number;
      let best = first;
      for (let line = first; line < (this.#firstOf[at + 1] as number); line++)
        if (line !== but && (best === but || (nears[line] as number) > (nears[best] as number))) best = line;
      return best;
    };
    // Thousands of lines share a stop word: only candidates that may be returned are scored in full.
    const scores = Float64Array.from(
      touched,
      (at) => (nears[nearest(at)] as number) / length + (covers[at] as number) / all + (wholes[at] as number) / most,
    );
    const least = scores.toSorted().at(-MOST) ?? 0;
    return touched
      .flatMap((at, place): { hit: Hit; score: number } | [] => {
        const score = scores[place] as number;
        if (score < least) return [];
        const best = nearest(at);
        const next = nearest(at, best);
        const hit = {
          at,
          line: best - (this.#firstOf[at] as number),
          near: (nears[best] as number) / length,
          second: next === best ? 0 : (nears[next] as number) / length,
          covers: (covers[at] as number) / all,
          says: (says[at] as number) / all,
          whole: (wholes[at] as number) / most,
        };
        return { hit, score };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ hit }) => hit);
  }
}
