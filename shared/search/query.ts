import { distance } from './distance.ts';
import { type Synonyms, stopWords, trust, Words } from './words.ts';

/** One word of a query, and what in a text counts as it. */
export interface Wanted {
  stem: string;
  /** Stems that may stand for it. */
  others: ReadonlySet<string>;
  /** The last word may be half typed: words that begin so count as well. */
  beginning?: string;
}

/** A query as it is understood. */
export interface Query {
  wanted: readonly Wanted[];
  /** Its words in their one form; the same for two queries that mean the same. */
  key: string;
  /** The words as they were read, if any was mended. */
  readAs?: string;
}

/** Reads queries of the site search, and the texts that they are looked for in. */
export class QueryReader {
  readonly #words: Words;
  readonly #tokens = new Map<string, readonly string[]>();

  /**
   * @param names believed before all others when a slip is mended, such as clients' names
   * @param titles believed before the rest
   * @param texts where the words of the site are learnt from
   */
  constructor(synonyms: Synonyms, { names, titles, texts }: Readonly<Record<'names' | 'titles' | 'texts', readonly string[]>>) {
    this.#words = new Words(synonyms);
    for (const text of texts) this.#words.learn(text);
    for (const text of titles) this.#words.learn(text, trust.title);
    for (const text of names) this.#words.learn(text, trust.name);
  }

  /** What a text is indexed under: its words, their stems, and the phrases that they make. */
  tokens(text: string): readonly string[] {
    const known = this.#tokens.get(text);
    if (known) return known;
    const plain = this.#typed(text);
    const meant = this.#words.join(plain).filter((word) => !stopWords.has(word));
    const tokens = [...new Set([...plain, ...[...plain, ...meant].map((word) => this.#words.stem(word))])];
    // Bounded: on a server, queries bring new words for as long as it runs.
    if (this.#tokens.size < 20_000) this.#tokens.set(text, tokens);
    return tokens;
  }

  /** One form of a name, to compare it with a query. */
  keyOf(name: string): string {
    return this.#stemsOf(this.#words.join(this.#typed(name)).filter((word) => !stopWords.has(word)));
  }

  #typed(text: string): string[] {
    return this.#words.typed(text.replace(/(\d)\s*(?:per ?cent|pct)\b/gi, '$1%'));
  }

  /** Figures count without their sign: 425 names what 425% names. */
  #stemsOf(words: readonly string[]): string {
    return words.map((word) => this.#words.stem(word).replace(/^(\d.*?)[%+x]$/, '$1')).join(' ');
  }

  read(query: string): Query {
    const typed = this.#typed(query);
    const last = typed.at(-1) ?? '';
    const isOpen = last.length > 1 && !/\s$/.test(query);
    const spelt = this.#words.mend(typed);
    // A half-typed word is no slip, unless it makes a name with the word before it.
    const beginning = isOpen && spelt.length === typed.length ? this.#beginning(last) : undefined;
    const mended = beginning === undefined ? spelt : [...spelt.slice(0, -1), beginning];
    const joined = this.#words.join(mended);
    const meant = joined.filter((word) => !stopWords.has(word));
    const words = [...new Set(meant.length > 0 ? meant : joined)];
    const wanted = words.map((word): Wanted => {
      const stem = this.#words.stem(word);
      return { stem, others: this.#words.alternatives(stem), ...(word === beginning && { beginning }) };
    });
    const isMended = mended.join(' ') !== typed.join(' ');
    return { wanted, key: this.#stemsOf(words), ...(isMended && { readAs: mended.join(' ') }) };
  }

  /** The word, or a slip of it, if known words begin so and it is not one of ours as a whole. */
  #beginning(word: string): string | undefined {
    const known = [...this.#words.forms];
    if (known.some((each) => each.startsWith(word))) return word;
    if (word.length < 5 || this.#words.mend([word])[0] !== word) return undefined;
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
