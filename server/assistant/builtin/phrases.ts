import type { Language } from '../../../search/language.ts';

/** Finds words and phrases in a reading, whatever their form. */
export class Phrases<T> {
  /** By first stem, the longest first. */
  readonly #known = new Map<string, { stems: readonly string[]; of: T }[]>();

  /** @param lists things, each with the phrases that mean it */
  constructor(language: Language, lists: readonly (readonly [T, readonly string[]])[]) {
    for (const [of, phrases] of lists) {
      for (const phrase of phrases) {
        const stems = language.words(phrase).map((word) => language.stem(word));
        const [first] = stems;
        if (first) this.#known.set(first, [...(this.#known.get(first) ?? []), { stems, of }]);
      }
    }
    for (const list of this.#known.values()) list.sort((one, other) => other.stems.length - one.stems.length);
  }

  /** Places at which something is meant; a longer phrase hides the shorter ones in it. */
  places(stems: readonly string[]): { of: T; at: number; length: number }[] {
    const found: { of: T; at: number; length: number }[] = [];
    for (let at = 0; at < stems.length; at++) {
      const fits = (this.#known.get(stems[at] as string) ?? []).filter((phrase) => phrase.stems.every((stem, by) => stems[at + by] === stem));
      const longest = fits[0]?.stems.length ?? 0;
      const hidden = found.some((other) => other.at < at && other.at + other.length >= at + longest);
      if (!hidden) found.push(...fits.filter(({ stems: { length } }) => length === longest).map(({ of }) => ({ of, at, length: longest })));
    }
    return found;
  }

  /** What is meant, in the order of the words. */
  in(stems: readonly string[]): T[] {
    return [...new Set(this.places(stems).map(({ of }) => of))];
  }

  has(stems: readonly string[]): boolean {
    return this.places(stems).length > 0;
  }
}
