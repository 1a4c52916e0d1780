/** What is searched, as the build writes it: the stems of each answer's lines by their place in `terms`, the answer's own words last. */
export interface IndexData {
  terms: readonly string[];
  lines: readonly (readonly (readonly number[])[])[];
}

/** An answer that has something of a question. */
export interface Hit {
  /** Place of the answer in the list. */
  at: number;
  /** Place of its nearest line among its asked lines; its length for the answer's own words. */
  line: number;
  /** How near that line is, and the next one: the same words are 1 (cosine of rare words). */
  near: number;
  second: number;
  /** Share of the question's weight that the answer has in any of its words, and in its own. */
  covers: number;
  says: number;
  /** BM25 over all words of the answer beside the best answer's. */
  whole: number;
}

/** Answers that are returned. */
const MOST = 40;
/** What a filling word counts, and one that no answer has. */
const FILLING = 0.2;
const UNKNOWN = 0.5;
/** BM25 (Robertson and Zaragoza, 2009): saturation of repeated words, and share of the length. */
const bm25 = { k: 1.2, b: 0.7 };

/** Turns texts into what LineIndex searches. @param answers the stems of each answer's lines, its own words last */
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

/** Answers by the ways in which they are asked. A question touches only the lines that have its words. */
export class LineIndex {
  readonly #terms: ReadonlyMap<string, number>;
  /** Of each term the lines that have it; of each line its answer and 1 / its length; of each answer its first line and its count of words. */
  readonly #linesWith: readonly number[][];
  readonly #answerOf: number[] = [];
  readonly #shares: Float64Array;
  readonly #firstOf: number[] = [];
  readonly #sizes: number[] = [];
  readonly #usualSize: number;
  readonly #isFilling: (stem: string) => boolean;

  /** @param isFilling whether a stem says nothing about a subject */
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

  /** Whether a line or an answer has a stem. */
  has(stem: string): boolean {
    return this.#terms.has(stem);
  }

  /** How much of the stems' weight an answer has, from 0 to 1; 1 of no stems. */
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

  /** The rarer in lines, the more a word tells. */
  #rarity(lines: number): number {
    return Math.log(1 + this.#answerOf.length / (1 + lines));
  }

  /** @param stems of the question @returns the best first, by nearness and coverage */
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
    /** The nearest of an answer's lines, by its place. */
    const nearest = (at: number, but = -1): number => {
      const first = this.#firstOf[at] as number;
      let best = first;
      for (let line = first; line < (this.#firstOf[at + 1] as number); line++)
        if (line !== but && (best === but || (nears[line] as number) > (nears[best] as number))) best = line;
      return best;
    };
    // Thousands have a filling word: only those that may be returned are looked at closely.
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
