import type { Fact } from './fact.ts';
import type { Language } from './language.ts';
import { stopWords } from './stop-words.ts';

/** What counts beside a word itself. */
const weights = {
  /** Two words in a row. */
  pair: 0.35,
  /** A word that may stand for another. */
  other: 0.4,
  /** The same in what of a question a fact has. */
  covers: 0.7,
  /** A filling word beside others, there, and a word that no fact has. */
  filling: 0.2,
  unknown: 0.5,
};
/** How much a short line gains over a long one: 1 is the cosine, 0 the words in common alone; and the usual length. */
const SHORT = 0.7;
const USUAL = 8;
/** Facts that are returned, and lines of each. */
const MOST = 60;
const LINES = 6;
/** BM25+ (Lv and Zhai, 2011): saturation of repeated words, share of the length, and the least that a word counts. */
const bm25 = { k: 1.2, b: 0.7, delta: 0.5 };

/** A fact that was found. */
export interface Found {
  fact: Fact;
  /** Place of the fact in the list. */
  id: number;
  /** How near its nearest line is: 1 for the same words. */
  near: number;
  /** All its words beside those of the fact that has most: 1 for that one (BM25+). */
  whole: number;
  /** How much of the question it has, from 0 to 1: rare words count for more. */
  covers: number;
  /** Its nearest lines, the best first; undefined stands for the answer itself. */
  lines: readonly { line?: number; near: number }[];
}

/** Where a word stands, lines or facts, and how much it counts there. */
type Places = Map<number, number>;

/** Facts by the ways in which they are asked: the nearest of a fact's lines by the cosine of rare words, and BM25+ over all its words. A question touches only the places of its own words. */
export class FactIndex {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  /** Of each line its fact, and its place among the fact's asked lines: -1 for the answer itself. */
  readonly #lines: { id: number; line: number }[] = [];
  readonly #norms: readonly number[];
  readonly #inLines = new Map<string, Places>();
  readonly #inFacts = new Map<string, Places>();

  constructor(facts: readonly Fact[], language: Language) {
    this.#facts = facts;
    this.#language = language;
    const put = (index: Map<string, Places>, word: string, at: number, count: number) => {
      const places = index.get(word) ?? new Map();
      index.set(word, places.set(at, (places.get(at) ?? 0) + count));
    };
    const lines: ReadonlySet<string>[] = [];
    const lengths = facts.map(({ asked, title, text, page }, id) => {
      const said = [...asked.map((each) => each.text), `${title} ${text}`].map((each) => this.#stems(language.words(each)));
      for (const [line, stems] of said.entries()) {
        lines.push(withPairs(stems));
        this.#lines.push({ id, line: line < asked.length ? line : -1 });
      }
      const all = [...said.flat(), ...this.#stems(language.words(page))];
      for (const stem of all) put(this.#inFacts, stem, id, 1);
      return all.length;
    });
    for (const [at, words] of lines.entries()) for (const word of words) put(this.#inLines, word, at, 1);
    this.#norms = lines.map((words) => this.#length(words) ** SHORT * USUAL ** (1 - SHORT));
    const usual = lengths.reduce((sum, length) => sum + length, 0) / (facts.length || 1);
    for (const places of this.#inFacts.values()) {
      const rare = Math.log(1 + (facts.length - places.size + 0.5) / (places.size + 0.5));
      for (const [id, many] of places) {
        const share = 1 - bm25.b + (bm25.b * (lengths[id] as number)) / usual;
        places.set(id, rare * (bm25.delta + (many * (bm25.k + 1)) / (many + bm25.k * share)));
      }
    }
  }

  /** Whether a fact has one of the words, in any form, or one that stands for it. */
  hasAny(id: number, words: readonly string[]): boolean {
    return this.#stems(words).some((stem) => [stem, ...this.#language.alternatives(stem)].some((each) => this.#inFacts.get(each)?.has(id)));
  }

  /** Whether a line or an answer has a word, in any form. */
  has(word: string): boolean {
    return this.#inFacts.has(this.#language.stem(word));
  }

  #stems(words: readonly string[]): string[] {
    return words.map((word) => this.#language.stem(word));
  }

  /** How much a word tells: the rarer, the more. */
  weight(word: string): number {
    const seen = this.#inLines.get(word)?.size ?? 0;
    return Math.log(1 + this.#lines.length / (1 + seen)) * (word.includes(' ') ? weights.pair : 1);
  }

  #length(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += this.weight(word) ** 2;
    return Math.sqrt(sum) || 1;
  }

  /**
   * @param words of the question, mended
   * @returns the best first, by what is told of each
   */
  search(words: readonly string[]): Found[] {
    const lines = new Map<number, { line?: number; near: number }[]>();
    for (const [at, near] of this.#nears(words)) {
      const { id, line } = this.#lines[at] as { id: number; line: number };
      const known = lines.get(id) ?? [];
      lines.set(id, known);
      known.push({ near, ...(line >= 0 && { line }) });
    }
    const { wholes, covers } = this.#wholes(words);
    let most = 0;
    for (const id of lines.keys()) most = Math.max(most, wholes.get(id) ?? 0);
    const found = [...lines].map(([id, near]) => {
      const whole = (wholes.get(id) ?? 0) / (most || 1);
      near.sort((one, other) => other.near - one.near);
      return { id, lines: near, near: near[0]?.near ?? 0, whole, covers: covers.get(id) ?? 0 };
    });
    const score = ({ near, whole, covers: part }: (typeof found)[number]) => near + whole + part;
    return found
      .sort((one, other) => score(other) - score(one))
      .slice(0, MOST)
      .map((each) => ({ ...each, fact: this.#facts[each.id] as Fact, lines: each.lines.slice(0, LINES) }));
  }

  /** How near each line is to the words, where it has any. */
  #nears(words: readonly string[]): Places {
    const wanted = withPairs(this.#stems(words));
    const counted = new Map([...wanted].map((word) => [word, this.weight(word) ** 2]));
    for (const word of wanted)
      for (const other of this.#language.alternatives(word)) {
        const weight = this.weight(other);
        if (!wanted.has(other)) counted.set(other, Math.min(this.weight(word), weight) * weights.other * weight);
      }
    const nears: Places = new Map();
    const length = this.#length(wanted);
    for (const [word, weight] of counted)
      for (const at of this.#inLines.get(word)?.keys() ?? [])
        nears.set(at, (nears.get(at) ?? 0) + weight / length / (this.#norms[at] as number));
    return nears;
  }

  /** BM25+ of each fact, and how much of the words each has. */
  #wholes(words: readonly string[]): { wholes: Places; covers: Places } {
    const wholes: Places = new Map();
    const covers: Places = new Map();
    const weighed = [...new Set(words)].map((word) => {
      const stem = this.#language.stem(word);
      return { stem, weight: this.weight(stem) * (stopWords.has(word) ? weights.filling : this.#inFacts.has(stem) ? 1 : weights.unknown) };
    });
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const { stem, weight } of weighed) {
      const has = new Set<number>();
      for (const each of [stem, ...this.#language.alternatives(stem)])
        for (const [id, count] of this.#inFacts.get(each) ?? []) {
          wholes.set(id, (wholes.get(id) ?? 0) + count * (each === stem ? 1 : weights.other));
          if (!has.has(id)) covers.set(id, (covers.get(id) ?? 0) + (weight / all) * (each === stem ? 1 : weights.covers));
          has.add(id);
        }
    }
    return { wholes, covers };
  }
}

/** Stems, and pairs of neighbours: filling words are kept, as many questions have nothing else. */
const withPairs = (stems: readonly string[]): ReadonlySet<string> =>
  new Set([...stems, ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)]);
