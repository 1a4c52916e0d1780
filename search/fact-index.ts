import type { Fact } from './fact.ts';
import type { Language } from './language.ts';
import { type Places, put } from './places.ts';
import { stopWords } from './stop-words.ts';

/** What counts beside a word itself. */
const weights = {
  /** Two words in a row. */
  pair: 0.35,
  /** A word that may stand for another. */
  other: 0.4,
  /** The same in what of a question a fact has. */
  covers: 0.7,
  /** A filling word beside others, there. */
  filling: 0.2,
};
/** How much a short line gains over a long one: 1 is the cosine, 0 the words in common alone; and the usual length. */
const SHORT = 0.7;
const USUAL = 8;
/** Facts that are returned, and lines of each. */
const MOST = 60;
const LINES = 6;
/** Searches that are remembered. */
const RECENT = 12;
/** BM25+ (Lv and Zhai, 2011): saturation of repeated words, share of the length, and the least that a word counts. */
const bm25 = { k: 1.2, b: 0.7, delta: 0.5 };

/** A fact that was found. */
export interface Found {
  fact: Fact;
  /** Place of the fact in the list. */
  id: number;
  /** How near its nearest line is: 1 for the same words. */
  near: number;
  /** The same of the line after it. */
  second: number;
  /** All its words beside those of the fact that has most: 1 for that one (BM25+). */
  whole: number;
  /** How much of the question it has, from 0 to 1: rare words count for more. */
  covers: number;
  /** Its nearest lines, the best first; undefined stands for the answer itself. */
  lines: readonly { line?: number; near: number }[];
}

/** Facts by the ways in which they are asked: the nearest of a fact's lines by the cosine of rare words, and BM25+ over all its words. A question touches only the places of its own words. */
export class FactIndex {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  /** Of each line its fact, and its place among the fact's asked lines: -1 for the answer itself. */
  readonly #factOf: number[] = [];
  readonly #lineOf: number[] = [];
  readonly #norms: Float64Array;
  readonly #inLines = new Map<string, Places>();
  readonly #inFacts = new Map<string, Places>();
  readonly #recent = new Map<string, Found[]>();

  constructor(facts: readonly Fact[], language: Language) {
    this.#facts = facts;
    this.#language = language;
    const lengths: number[] = [];
    const lines: ReadonlySet<string>[] = [];
    for (const [id, { asked, title, text, page }] of facts.entries()) {
      const counts = new Map<string, number>();
      const count = (stems: readonly string[]) => {
        for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      };
      for (const [line, said] of [...asked.map((each) => each.text), `${title} ${text}`].entries()) {
        const stems = this.#stems(language.words(said));
        count(stems);
        lines.push(new Set(this.#withPairs(stems)));
        this.#factOf.push(id);
        this.#lineOf.push(line < asked.length ? line : -1);
      }
      count(this.#stems(language.words(page)));
      lengths.push([...counts.values()].reduce((sum, many) => sum + many, 0));
      for (const [stem, many] of counts) put(this.#inFacts, stem, id, many);
    }
    for (const [place, words] of lines.entries()) for (const word of words) put(this.#inLines, word, place, 1);
    this.#norms = Float64Array.from(lines, (words) => this.#length(words) ** SHORT * USUAL ** (1 - SHORT));
    const usual = lengths.reduce((sum, length) => sum + length, 0) / (facts.length || 1);
    for (const { at, counts } of this.#inFacts.values()) {
      const rare = Math.log(1 + (facts.length - at.length + 0.5) / (at.length + 0.5));
      for (const [place, id] of at.entries()) {
        const many = counts[place] as number;
        const share = 1 - bm25.b + (bm25.b * (lengths[id] as number)) / usual;
        counts[place] = rare * (bm25.delta + (many * (bm25.k + 1)) / (many + bm25.k * share));
      }
    }
  }

  /** Whether a fact has one of the words, in any form, or one that stands for it. */
  hasAny(id: number, words: readonly string[]): boolean {
    return words.some((word) => {
      const stem = this.#language.stem(word);
      return [stem, ...this.#language.alternatives(stem)].some((each) => this.#inFacts.get(each)?.at.includes(id));
    });
  }

  /** Whether a line or an answer has a word, in any form. */
  has(word: string): boolean {
    return this.#inFacts.has(this.#language.stem(word));
  }

  #stems(words: readonly string[]): string[] {
    return words.map((word) => this.#language.stem(word));
  }

  /** Stems, and pairs of neighbours: filling words are kept, as many questions have nothing else. */
  #withPairs(stems: readonly string[]): string[] {
    return [...stems, ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)];
  }

  /** How much a word tells: the rarer, the more. */
  weight(word: string): number {
    const seen = this.#inLines.get(word)?.at.length ?? 0;
    return Math.log(1 + this.#factOf.length / (1 + seen)) * (word.includes(' ') ? weights.pair : 1);
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
    const key = words.join(' ');
    const known = this.#recent.get(key);
    if (known) return known.map((found) => ({ ...found }));
    const found = this.#search(words);
    // One question is looked for in several ways, some of them the same.
    if (this.#recent.size >= RECENT) this.#recent.clear();
    this.#recent.set(key, found);
    return found.map((each) => ({ ...each }));
  }

  #search(words: readonly string[]): Found[] {
    const nears = this.#nears(words);
    const { wholes, covers } = this.#wholes(words);
    const best: { near: number; second: number }[] = [];
    const found: number[] = [];
    for (let place = 0; place < nears.length; place++) {
      const near = nears[place] as number;
      if (near === 0) continue;
      const id = this.#factOf[place] as number;
      const known = best[id];
      if (!known) {
        best[id] = { near, second: 0 };
        found.push(id);
      } else if (near > known.near) best[id] = { near, second: known.near };
      else if (near > known.second) known.second = near;
    }
    const most = found.reduce((top, id) => Math.max(top, wholes[id] as number), 0) || 1;
    const score = (id: number) => (best[id] as { near: number }).near + (wholes[id] as number) / most + (covers[id] as number);
    return found
      .map((id) => ({ id, score: score(id) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({ id }) => ({
        fact: this.#facts[id] as Fact,
        id,
        ...(best[id] as { near: number; second: number }),
        whole: (wholes[id] as number) / most,
        covers: covers[id] as number,
        lines: this.#linesOf(id, nears),
      }));
  }

  #linesOf(id: number, nears: Float64Array): Found['lines'] {
    const lines: { line?: number; near: number }[] = [];
    for (let place = this.#firstOf(id); this.#factOf[place] === id; place++) {
      const line = this.#lineOf[place] as number;
      lines.push({ near: nears[place] as number, ...(line >= 0 && { line }) });
    }
    return lines.sort((one, other) => other.near - one.near).slice(0, LINES);
  }

  /** The first line of a fact: lines stand in the order of facts. */
  #firstOf(id: number): number {
    let [low, high] = [0, this.#factOf.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#factOf[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** How near each line is to the words. */
  #nears(words: readonly string[]): Float64Array {
    const wanted = new Set(this.#withPairs(this.#stems(words)));
    const counted = new Map<string, number>();
    for (const word of wanted) counted.set(word, this.weight(word) ** 2);
    for (const word of wanted)
      for (const other of this.#language.alternatives(word)) {
        const weight = this.weight(other);
        if (!wanted.has(other)) counted.set(other, Math.min(this.weight(word), weight) * weights.other * weight);
      }
    const nears = new Float64Array(this.#factOf.length);
    for (const [word, weight] of counted)
      for (const place of this.#inLines.get(word)?.at ?? []) nears[place] = (nears[place] as number) + weight;
    const length = this.#length(wanted);
    for (let place = 0; place < nears.length; place++)
      if (nears[place] !== 0) nears[place] = (nears[place] as number) / length / (this.#norms[place] as number);
    return nears;
  }

  /** BM25+ of each fact, and how much of the words each has. */
  #wholes(words: readonly string[]): { wholes: Float64Array; covers: Float64Array } {
    const wholes = new Float64Array(this.#facts.length);
    const covers = new Float64Array(this.#facts.length);
    let all = 0;
    for (const word of new Set(words)) {
      const stem = this.#language.stem(word);
      const weight = this.weight(stem) * (stopWords.has(word) ? weights.filling : this.#inFacts.has(stem) ? 1 : 0.5);
      all += weight;
      const has = new Set<number>();
      for (const [other, whole, part] of [
        [stem, 1, 1],
        ...[...this.#language.alternatives(stem)].map((each) => [each, weights.other, weights.covers] as const),
      ] as const) {
        const { at = [], counts = [] } = this.#inFacts.get(other) ?? {};
        for (let place = 0; place < at.length; place++) {
          const id = at[place] as number;
          wholes[id] = (wholes[id] as number) + whole * (counts[place] as number);
          if (has.has(id)) continue;
          has.add(id);
          covers[id] = (covers[id] as number) + weight * part;
        }
      }
    }
    if (all > 0) for (let id = 0; id < covers.length; id++) covers[id] = (covers[id] as number) / all;
    return { wholes, covers };
  }
}
