import { stopWords } from './common-words.ts';
import type { Fact, Found } from './fact.ts';
import type { Language } from './language.ts';

/** What counts beside a word itself. */
const weights = {
  /** Two words in a row. */
  pair: 0.25,
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
/** Searches that are remembered. */
const RECENT = 12;
/** BM25+ (Lv and Zhai, 2011): saturation of repeated words, share of the length, and the least that a word counts. */
const bm25 = { k: 1.2, b: 0.7, delta: 0.5 };

/** In which facts a word stands, in their order, and how much it counts there. Numbers beside one another: a question goes through thousands. */
type Places = Record<'at' | 'counts', number[]>;

/** Facts by the ways in which they are asked: the nearest of a fact's lines by the cosine of rare words, and BM25+ over all its words. A question touches only the places of its own words. */
export class FactIndex {
  readonly #facts: readonly Fact[];
  readonly #language: Language;
  /** Of each line its fact; of each fact its first line, the answer's own line being its last. */
  readonly #factOf: number[] = [];
  readonly #firstOf: number[] = [];
  /** What each line's nearness is multiplied by for its length, and room for the nearness itself: one search at a time. */
  readonly #shares: Float64Array;
  readonly #nearness: Float64Array;
  /** Lines that have a word, or two in a row. */
  readonly #inLines = new Map<string, number[]>();
  readonly #inFacts = new Map<string, Places>();
  /** Facts that are asked in just these words. */
  readonly #linesSaid = new Map<string, number[]>();
  readonly #recent = new Map<string, Found[]>();

  constructor(facts: readonly Fact[], language: Language) {
    this.#facts = facts;
    this.#language = language;
    const lengths = facts.map(({ asked, title, text, page }, id) => {
      // Lines are read as a visitor's words are.
      const typed = asked.map((line) => language.join(language.typedWords(line.text)));
      const said = [...typed, language.words(`${title} ${text}`)].map((words) => this.#stems(words));
      this.#firstOf.push(this.#factOf.length);
      for (const stems of said) {
        for (const word of withPairs(stems)) put(this.#inLines, word, this.#factOf.length);
        put(this.#linesSaid, stems.join(' '), id);
        this.#factOf.push(id);
      }
      const all = [...said.flat(), ...this.#stems(language.words(page))];
      for (const stem of all) this.#count(stem, id);
      return all.length;
    });
    this.#shares = this.#sharesOfLines();
    this.#nearness = new Float64Array(this.#factOf.length);
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

  #count(stem: string, id: number): void {
    const places = this.#inFacts.get(stem) ?? { at: [], counts: [] };
    this.#inFacts.set(stem, places);
    const place = (places.at.at(-1) === id ? places.at.length : places.at.push(id)) - 1;
    places.counts[place] = (places.counts[place] ?? 0) + 1;
  }

  #sharesOfLines(): Float64Array {
    const squares = new Float64Array(this.#factOf.length);
    for (const [word, lines] of this.#inLines) {
      const square = this.weight(word) ** 2;
      for (const at of lines) squares[at] = (squares[at] as number) + square;
    }
    return squares.map((sum) => 1 / ((Math.sqrt(sum) || 1) ** SHORT * USUAL ** (1 - SHORT)));
  }

  /** Whether a fact has one of the words, in any form, or one that stands for it. */
  hasAny(id: number, words: readonly string[]): boolean {
    return this.#stems(words).some((stem) =>
      [stem, ...this.#language.alternatives(stem)].some((each) => this.#inFacts.get(each)?.at.includes(id)),
    );
  }

  /** Whether a line or an answer has a word, in any form. */
  has(word: string): boolean {
    return this.#inFacts.has(this.#language.stem(word));
  }

  /** Whether an answer itself has a word, in any form: it stands after the lines of its fact. */
  tells(word: string): boolean {
    return this.#inLines.get(this.#language.stem(word))?.some((at) => this.#factOf[at] !== this.#factOf[at + 1]) === true;
  }

  #stems(words: readonly string[]): string[] {
    return words.map((word) => this.#language.stem(word));
  }

  /** How much a word tells: the rarer, the more. */
  weight(word: string): number {
    const seen = this.#inLines.get(word)?.length ?? 0;
    return Math.log(1 + this.#factOf.length / (1 + seen)) * (word.includes(' ') ? weights.pair : 1);
  }

  /**
   * @param words of the question, mended
   * @returns the best first, by what is told of each
   */
  search(words: readonly string[]): Found[] {
    const key = words.join(' ');
    const found = this.#recent.get(key) ?? this.#search(words);
    // One question is looked for in several ways, some of them the same.
    if (this.#recent.size >= RECENT) this.#recent.clear();
    this.#recent.set(key, found);
    return found;
  }

  #search(words: readonly string[]): Found[] {
    const nears = this.#nears(words);
    const { wholes, covers } = this.#wholes(words);
    const same = this.#linesSaid.get(this.#stems(words).join(' '));
    const best = new Float64Array(this.#facts.length);
    const found: number[] = [];
    let most = 0;
    for (let at = 0; at < nears.length; at++) {
      const near = nears[at] as number;
      if (near === 0) continue;
      const id = this.#factOf[at] as number;
      if (best[id] === 0) found.push(id);
      if (near > (best[id] as number)) best[id] = near;
      if ((wholes[id] as number) > most) most = wholes[id] as number;
    }
    const whole = (id: number) => (wholes[id] as number) / (most || 1);
    // Thousands have a filling word: only those that may be returned are put in order.
    const scores = new Float64Array(this.#facts.length);
    const ordered = new Float64Array(found.length);
    for (const [place, id] of found.entries()) ordered[place] = scores[id] = (best[id] as number) + whole(id) + (covers[id] as number);
    const least = ordered.sort().at(-MOST) ?? 0;
    return found
      .filter((id) => (scores[id] as number) >= least)
      .sort((one, other) => (scores[other] as number) - (scores[one] as number))
      .slice(0, MOST)
      .map((id) => ({
        fact: this.#facts[id] as Fact,
        id,
        near: best[id] as number,
        isSame: same?.includes(id) === true,
        whole: whole(id),
        covers: covers[id] as number,
        lines: this.#linesOf(id, nears),
      }));
  }

  #linesOf(id: number, nears: Float64Array): Found['lines'] {
    const first = this.#firstOf[id] as number;
    const { asked } = this.#facts[id] as Fact;
    const near = (place: number) => nears[first + place] as number;
    const places: number[] = [];
    for (let place = 0; place <= asked.length; place++) if (near(place) > 0) places.push(place);
    return places
      .sort((one, other) => near(other) - near(one))
      .slice(0, LINES)
      .map((place) => (place < asked.length ? { line: place, near: near(place) } : { near: near(place) }));
  }

  /** How near each line is to the words. */
  #nears(words: readonly string[]): Float64Array {
    const wanted = withPairs(this.#stems(words));
    const counted = new Map([...wanted].map((word) => [word, this.weight(word) ** 2]));
    const length = Math.sqrt([...counted.values()].reduce((sum, square) => sum + square, 0)) || 1;
    for (const word of wanted)
      for (const other of this.#language.alternatives(word)) {
        const weight = this.weight(other);
        if (!wanted.has(other)) counted.set(other, Math.min(this.weight(word), weight) * weights.other * weight);
      }
    const nears = this.#nearness.fill(0);
    const shares = this.#shares;
    for (const [word, weight] of counted) {
      const each = weight / length;
      const lines = this.#inLines.get(word) ?? [];
      for (let place = 0; place < lines.length; place++) {
        const at = lines[place] as number;
        nears[at] = (nears[at] as number) + each * (shares[at] as number);
      }
    }
    return nears;
  }

  /** BM25+ of each fact, and how much of the words each has. */
  #wholes(words: readonly string[]): { wholes: Float64Array; covers: Float64Array } {
    const wholes = new Float64Array(this.#facts.length);
    const covers = new Float64Array(this.#facts.length);
    const weighed = [...new Set(words)].map((word) => {
      const stem = this.#language.stem(word);
      return { stem, weight: this.weight(stem) * (stopWords.has(word) ? weights.filling : this.#inFacts.has(stem) ? 1 : weights.unknown) };
    });
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const { stem, weight } of weighed) {
      const has = new Set<number>();
      for (const each of [stem, ...this.#language.alternatives(stem)]) {
        const { at = [], counts = [] } = this.#inFacts.get(each) ?? {};
        const isOwn = each === stem;
        for (let place = 0; place < at.length; place++) {
          const id = at[place] as number;
          wholes[id] = (wholes[id] as number) + (counts[place] as number) * (isOwn ? 1 : weights.other);
          if (has.has(id)) continue;
          has.add(id);
          covers[id] = (covers[id] as number) + (weight / all) * (isOwn ? 1 : weights.covers);
        }
      }
    }
    return { wholes, covers };
  }
}

/** Stems, and pairs of neighbours: filling words are kept, as many questions have nothing else. */
const withPairs = (stems: readonly string[]): ReadonlySet<string> =>
  new Set([...stems, ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)]);

function put(index: Map<string, number[]>, word: string, at: number): void {
  const places = index.get(word);
  if (places) places.push(at);
  else index.set(word, [at]);
}
