import MiniSearch from 'minisearch';
import type { Fact } from './fact.ts';
import type { Language } from './language.ts';

/** Weights, set by measuring on the tuning questions (npm run eval). */
const weights = {
  /** The words of all lines and of the answer together (BM25+), beside the nearest line alone. */
  whole: 0.5,
  /** A second line that is near as well. */
  second: 0.3,
  /** Two words in a row. */
  pair: 0.35,
  /** A word that may stand for another. */
  other: 0.4,
};
/** How much a short line gains over a long one: 1 is the cosine, 0 the words in common alone; and the usual length. */
const SHORT = 0.7;
const USUAL = 8;
/** Facts whose lines are compared one by one. */
const CANDIDATES = 60;
/** Words that look for them. */
const RAREST = 8;

/** A fact that was found. */
export interface Found {
  fact: Fact;
  /** Place of the fact in the list. */
  id: number;
  score: number;
  /** How near its nearest line is: 1 for the same words. */
  near: number;
  /** Which line that is; undefined for the answer itself. */
  line?: number;
  /** Its nearest lines, the best first. */
  lines: readonly { line?: number; near: number }[];
}

interface Line {
  fact: number;
  /** Place among the fact's asked lines; undefined for the answer itself. */
  line?: number;
  words: ReadonlySet<string>;
}

/** Facts by the ways in which they are asked: BM25+ over all words of a fact, then the nearest of its lines by the cosine of rare words. */
export class FactIndex {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  readonly #whole: MiniSearch;
  readonly #lines: Line[][];
  readonly #norms: number[][];
  readonly #seen = new Map<string, number>();
  readonly #count: number;

  constructor(facts: readonly Fact[], language: Language) {
    this.#facts = facts;
    this.#language = language;
    this.#lines = facts.map(({ asked, title, text }, fact) => [
      ...asked.map(({ text: line }, place) => ({ fact, line: place, words: this.#words(language.words(line)) })),
      { fact, words: this.#words(language.words(`${title} ${text}`)) },
    ]);
    for (const { words } of this.#lines.flat()) for (const word of words) this.#seen.set(word, (this.#seen.get(word) ?? 0) + 1);
    this.#count = this.#lines.flat().length;
    this.#norms = this.#lines.map((lines) => lines.map(({ words }) => this.#length([...words])));
    // Words are read before they reach the index: it splits at spaces and takes them as they are.
    this.#whole = new MiniSearch({ fields: ['asked', 'text'], tokenize: (text) => text.split(' '), processTerm: (term) => term || null });
    const stems = (text: string) =>
      language
        .words(text)
        .map((word) => language.stem(word))
        .join(' ');
    this.#whole.addAll(
      facts.map(({ asked, title, text, page }, id) => ({
        id,
        asked: stems(asked.map((line) => line.text).join(' ')),
        text: stems(`${page} ${title} ${text}`),
      })),
    );
  }

  /** Stems, and pairs of neighbours: filling words are kept, as many questions have nothing else. */
  #words(words: readonly string[]): ReadonlySet<string> {
    const stems = words.map((word) => this.#language.stem(word));
    return new Set([...stems, ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)]);
  }

  /** How much a word tells: the rarer, the more. */
  weight(word: string): number {
    return Math.log(1 + this.#count / (1 + (this.#seen.get(word) ?? 0))) * (word.includes(' ') ? weights.pair : 1);
  }

  #length(words: readonly string[]): number {
    return Math.sqrt(words.reduce((sum, word) => sum + this.weight(word) ** 2, 0)) || 1;
  }

  /**
   * @param words of the question, mended
   * @returns the best first
   */
  search(words: readonly string[]): Found[] {
    const wanted = this.#words(words);
    const others = new Map<string, number>();
    for (const word of wanted)
      for (const other of this.#language.alternatives(word))
        if (!wanted.has(other)) others.set(other, Math.min(this.weight(word), this.weight(other)) * weights.other);
    const length = this.#length([...wanted]);
    // The rarest words find the candidates: filling words are in most facts, and tell little.
    const rare = [...wanted]
      .filter((word) => !word.includes(' '))
      .sort((one, other) => this.weight(other) - this.weight(one))
      .slice(0, RAREST);
    const near = [...others].sort((one, other) => other[1] - one[1]).slice(0, RAREST);
    const found = this.#whole.search([...rare, ...near.map(([word]) => word)].join(' '));
    const best = found[0]?.score ?? 1;
    return found
      .slice(0, CANDIDATES)
      .map(({ id, score }): Found => {
        const near = (this.#lines[id] as Line[]).map(({ words: said, line }, at) => {
          let dot = 0;
          for (const word of wanted) if (said.has(word)) dot += this.weight(word) ** 2;
          for (const [word, weight] of others) if (said.has(word)) dot += weight * this.weight(word);
          return { line, near: dot / length / ((this.#norms[id]?.[at] ?? 1) ** SHORT * USUAL ** (1 - SHORT)) };
        });
        near.sort((one, other) => other.near - one.near);
        const [first, second] = near as [{ line?: number; near: number }, { near: number } | undefined];
        return {
          fact: this.#facts[id] as Fact,
          id,
          near: first.near,
          lines: near.slice(0, 6),
          score: first.near + weights.second * (second?.near ?? 0) + (weights.whole * score) / best,
          ...(first.line !== undefined && { line: first.line }),
        };
      })
      .sort((one, other) => other.score - one.score);
  }
}
