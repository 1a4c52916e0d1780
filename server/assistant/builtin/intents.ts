import { FactIndex } from '../../../search/fact-index.ts';
import type { Reader } from '../../../search/reader.ts';

/** How near a message must be to a line. */
const NEAR = 0.72;

/** What visitors say that is no question about the pages: greetings, wishes, moves. Found in near wordings of its lines. */
export class Intents<T extends { ask: readonly string[] }> {
  readonly #index: FactIndex;
  readonly #of: readonly T[];
  readonly #exact = new Map<string, T>();
  readonly #reader: Reader;
  readonly #silent: ReadonlySet<string>;

  /** @param silent words of politeness, at either end of a message */
  constructor(lists: readonly T[], reader: Reader, silent: readonly string[]) {
    this.#reader = reader;
    this.#silent = new Set(silent);
    this.#of = lists;
    for (const of of lists) for (const line of of.ask) this.#exact.set(this.#key(line), of);
    this.#index = new FactIndex(
      lists.map(({ ask }) => ({ path: '', page: '', title: '', text: '', about: [], asked: ask.map((text) => ({ text })) })),
      reader.language,
    );
  }

  #key(text: string): string {
    const words = this.#reader.language.words(text);
    const telling = words.filter((word) => !this.#silent.has(word));
    return (telling.length > 0 ? telling : words).join(' ');
  }

  /** "Ok thanks, bye": the last of several, where a message says nothing else. */
  #last(words: readonly string[]): T | undefined {
    const at = words.findIndex((_, end) => end > 0 && this.#exact.has(words.slice(0, end).join(' ')));
    if (at < 0) return undefined;
    const rest = words.slice(at);
    return this.#exact.get(rest.join(' ')) ?? this.#last(rest);
  }

  /** @param isExact only what is said in the very words of a line, as where a message names something */
  find(text: string, words: readonly string[], isExact = false): T | undefined {
    const exact = this.#exact.get(this.#key(text)) ?? this.#exact.get(words.join(' ')) ?? this.#last(words);
    if (exact || isExact) return exact;
    const [best] = this.#index.search(words).sort((one, other) => other.near - one.near);
    return best && best.near >= NEAR && best.lines[0]?.line !== undefined ? this.#of[best.id] : undefined;
  }
}
