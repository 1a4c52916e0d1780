import { ordinaryWords, stopWords } from './common-words.ts';
import { distance } from './distance.ts';
import { Language, type Synonyms } from './language.ts';
import { nameWeight, questionWeight, Spelling } from './spelling.ts';

/** One word of a query, and what in a text counts as it. */
export interface Wanted {
  stem: string;
  /** Stems that may stand for it. */
  others: ReadonlySet<string>;
  /** The last word may be half typed: words that begin so count as well. */
  beginning?: string;
}

/** A query as it is understood. */
export interface Reading {
  wanted: readonly Wanted[];
  /** Its words in their one form; the same for two queries that mean the same. */
  key: string;
  /** The words as they were read, if any was mended. */
  readAs?: string;
}

/** Reads texts and queries in the same way: spelling, phrases and stems. */
export class Reader {
  readonly language: Language;
  readonly #spelling: Spelling;
  readonly #known = new Map<string, number>();
  readonly #stems = new Set<string>();
  readonly #tokens = new Map<string, readonly string[]>();

  /**
   * @param names believed before all others when a slip is mended, such as clients' names
   * @param titles believed before the rest
   * @param texts where the words of the site are learnt from
   */
  constructor(synonyms: Synonyms, { names, titles, texts }: Readonly<Record<'names' | 'titles' | 'texts', readonly string[]>>) {
    this.language = new Language(synonyms);
    for (const text of texts) {
      const tokens = this.#tokensOf(text);
      for (const token of tokens) this.#stems.add(token);
      this.#learn(tokens, 1);
    }
    const typed = (each: readonly string[]) => each.flatMap((text) => this.language.typedWords(text));
    this.#learn(typed(titles), questionWeight);
    this.#learn(typed(names), nameWeight);
    for (const words of [stopWords, ordinaryWords, this.language.vocabulary()]) this.#learn(words, 1);
    this.#spelling = new Spelling(this.#known, (word) => this.#stems.has(this.language.stem(word)));
  }

  #learn(words: Iterable<string>, weight: number): void {
    for (const word of words) this.#known.set(word, (this.#known.get(word) ?? 0) + weight);
  }

  /** A visitor's words, slips mended and phrases joined: none is left out. */
  correctedWords(text: string): string[] {
    return this.language.join(this.#spelling.mend(this.language.typedWords(text)));
  }

  /** Whether a word is one of the site's, its lists' or an ordinary one. */
  isKnown(word: string): boolean {
    return this.#known.has(word) || this.#stems.has(this.language.stem(word));
  }

  /** What a text is indexed under: its words, their stems, and the phrases that they make. */
  tokens(text: string): readonly string[] {
    const known = this.#tokens.get(text);
    if (known) return known;
    const tokens = this.#tokensOf(text);
    // Bounded: on a server, queries bring new words for as long as it runs.
    if (this.#tokens.size < 20_000) this.#tokens.set(text, tokens);
    return tokens;
  }

  #tokensOf(text: string): readonly string[] {
    const plain = this.language.typedWords(text);
    const phrases = this.language.join(plain);
    return [...new Set([...plain, ...plain.map((word) => this.language.stem(word)), ...this.language.stems(phrases)])];
  }

  /** One form of a name, to compare it with a query. */
  keyOf(name: string): string {
    return this.language.stems(this.language.words(name)).join(' ');
  }

  read(query: string): Reading {
    const typed = this.language.typedWords(query);
    const last = typed.at(-1) ?? '';
    const isOpen = last.length > 1 && !/\s$/.test(query);
    const spelt = this.#spelling.mend(typed);
    // A half-typed word is no slip, unless it makes a name with the word before it.
    const beginning = isOpen && spelt.length === typed.length ? this.#beginning(last) : undefined;
    const mended = beginning === undefined ? spelt : [...spelt.slice(0, -1), beginning];
    const joined = this.language.join(mended);
    const meant = joined.filter((word) => !stopWords.has(word));
    const words = [...new Set(meant.length > 0 ? meant : joined)];
    const wanted = words.map((word): Wanted => {
      const stem = this.language.stem(word);
      const isLast = beginning !== undefined && word === beginning;
      return { stem, others: this.language.alternatives(stem), ...(isLast && { beginning }) };
    });
    const isMended = mended.join(' ') !== typed.join(' ');
    return { wanted, key: words.map((word) => this.language.stem(word)).join(' '), ...(isMended && { readAs: mended.join(' ') }) };
  }

  /** The word, or a slip of it, if known words begin so and it is not one of ours as a whole. */
  #beginning(word: string): string | undefined {
    const known = [...this.#stems];
    if (known.some((each) => each.startsWith(word))) return word;
    if (word.length < 5 || this.#spelling.mend([word])[0] !== word) return undefined;
    const longer = known.filter((each) => each.length > word.length && each[0] === word[0]);
    const starts = longer.flatMap((each) => [each.slice(0, word.length), each.slice(0, word.length + 1)]);
    return starts.find((start) => distance(word, start, 1) <= 1);
  }

  /** Whether a word of a text counts as one of those wanted. */
  isWanted(word: string, wanted: readonly Wanted[]): boolean {
    const tokens = this.tokens(word);
    return wanted.some(
      ({ stem, others, beginning }) =>
        tokens.includes(stem) ||
        (beginning !== undefined && tokens.some((token) => token.startsWith(beginning))) ||
        tokens.some((token) => others.has(token)),
    );
  }
}
