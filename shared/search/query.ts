import { distance } from './distance.ts';
import { type Synonyms, stopWords, trust, Words } from './words.ts';

/** A word of a query, and what matches the word. */
export interface Wanted {
  stem: string;
  /** Stems of synonyms. */
  others: ReadonlySet<string>;
  /** Prefix to match, for the last word, which may be incomplete. */
  beginning?: string;
}

/** A parsed query. */
export interface Query {
  wanted: readonly Wanted[];
  /** Normalised words, which are equal for queries with the same meaning. */
  key: string;
  /** The corrected query, if a word was corrected. */
  readAs?: string;
}

/** Parses queries and texts of the site search. */
export class QueryReader {
  readonly #words: Words;
  readonly #tokens = new Map<string, readonly string[]>();

  /**
   * @param names preferred spelling corrections, such as clients' names
   * @param titles preferred after names
   * @param texts texts whose words are the vocabulary
   */
  constructor(synonyms: Synonyms, { names, titles, texts }: Readonly<Record<'names' | 'titles' | 'texts', readonly string[]>>) {
    this.#words = new Words(synonyms);
    for (const text of texts) this.#words.learn(text);
    for (const text of titles) this.#words.learn(text, trust.title);
    for (const text of names) this.#words.learn(text, trust.name);
  }

  /** Returns the index terms of a text: words, stems and phrases. */
  tokens(text: string): readonly string[] {
    const cached = this.#tokens.get(text);
    if (cached) return cached;
    const plain = this.#typed(text);
    const contentWords = this.#words.join(plain).filter((word) => !stopWords.has(word));
    const tokens = [...new Set([...plain, ...[...plain, ...contentWords].map((word) => this.#words.stem(word))])];
    // The cache is bounded, because queries bring new words for as long as a server runs.
    if (this.#tokens.size < 20_000) this.#tokens.set(text, tokens);
    return tokens;
  }

  /** Normalises a name, to compare it with a query. */
  keyOf(name: string): string {
    return this.#stemsOf(this.#words.join(this.#typed(name)).filter((word) => !stopWords.has(word)));
  }

  #typed(text: string): string[] {
    return this.#words.typed(text.replace(/(\d)\s*(?:per ?cent|pct)\b/gi, '$1%'));
  }

  /** Returns the stems of words. Figures lose their sign, so that 425 matches 425%. */
  #stemsOf(words: readonly string[]): string {
    return words.map((word) => this.#words.stem(word).replace(/^(\d.*?)[%+x]$/, '$1')).join(' ');
  }

  read(query: string): Query {
    const typed = this.#typed(query);
    const last = typed.at(-1) ?? '';
    const isIncomplete = last.length > 1 && !/\s$/.test(query);
    const spelt = this.#words.mend(typed);
    // An incomplete word is corrected only where it forms a name with the previous word.
    const beginning = isIncomplete && spelt.length === typed.length ? this.#prefixOf(last) : undefined;
    const mended = beginning === undefined ? spelt : [...spelt.slice(0, -1), beginning];
    const joined = this.#words.join(mended);
    const contentWords = joined.filter((word) => !stopWords.has(word));
    const words = [...new Set(contentWords.length > 0 ? contentWords : joined)];
    const wanted = words.map((word): Wanted => {
      const stem = this.#words.stem(word);
      return { stem, others: this.#words.alternatives(stem), ...(word === beginning && { beginning }) };
    });
    const isMended = mended.join(' ') !== typed.join(' ');
    return { wanted, key: this.#stemsOf(words), ...(isMended && { readAs: mended.join(' ') }) };
  }

  /** Returns the prefix for an incomplete word: the word, or a prefix of a known word within one edit; undefined if there is none. */
  #prefixOf(word: string): string | undefined {
    const known = [...this.#words.forms];
    if (known.some((form) => form.startsWith(word))) return word;
    if (word.length < 5 || this.#words.mend([word])[0] !== word) return undefined;
    const longer = known.filter((form) => form.length > word.length && form[0] === word[0]);
    const prefixes = longer.flatMap((form) => [form.slice(0, word.length), form.slice(0, word.length + 1)]);
    return prefixes.find((prefix) => distance(word, prefix, 1) <= 1);
  }

  /** Returns whether a word of a text matches one of the wanted words. */
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
