import { distance } from './distance.ts';

/**
 * Mends slips of the keyboard against the words that this site knows. Words that it knows, and short ones, stay as they are:
 * there is no telling them from other words.
 */
export class Spelling {
  readonly #known: ReadonlyMap<string, number>;
  /** By first letter and length, so that few words are compared. */
  readonly #shelves = new Map<string, string[]>();
  /** What was found before, for each word and the slips that it may have. */
  readonly #found = new Map<string, string | undefined>();
  readonly #isKnown: (word: string) => boolean;

  /**
   * @param known each word with its weight: of words equally near, the heaviest is meant
   * @param isKnown whether a word is known in another form, such as its plural
   */
  constructor(known: ReadonlyMap<string, number>, isKnown: (word: string) => boolean) {
    this.#known = known;
    this.#isKnown = isKnown;
    for (const word of known.keys()) {
      if (!/^[a-z]{3,}$/.test(word)) continue;
      const shelf = `${word[0]}${word.length}`;
      const words = this.#shelves.get(shelf);
      if (words) words.push(word);
      else this.#shelves.set(shelf, [word]);
    }
  }

  mend(words: readonly string[]): string[] {
    const mended: string[] = [];
    for (let place = 0; place < words.length; place++) {
      const word = words[place] as string;
      const next = words[place + 1];
      // Names that are written apart: luxe wear.
      const isLetters = next !== undefined && /^[a-z]+$/.test(word + next);
      const both = isLetters ? this.#name(word + next, !this.#has(word) || !this.#has(next)) : undefined;
      if (both) {
        mended.push(both);
        place += 1;
      } else mended.push(this.#mend(word));
    }
    return mended;
  }

  #has(word: string): boolean {
    return this.#known.has(word) || this.#isKnown(word);
  }

  /**
   * @param isSlip whether a letter may be wrong: "my agents" is not Magento
   * @returns the name that two words make
   */
  #name(both: string, isSlip: boolean): string | undefined {
    if (both.length < 6) return undefined;
    const name = isSlip ? this.#nearest(both, both.length < 8 ? 1 : 2) : both;
    return name && (this.#known.get(name) ?? 0) >= nameWeight ? name : undefined;
  }

  #mend(word: string): string {
    const isPlain = word.length < 4 || !/^[a-z]+$/.test(word) || this.#has(word);
    return isPlain ? word : (this.#nearest(word, word.length < 6 ? 1 : 2) ?? word);
  }

  #nearest(word: string, most: number): string | undefined {
    const key = `${word} ${most}`;
    // Bounded: questions bring new words for as long as the server runs.
    if (this.#found.size > 50_000) this.#found.clear();
    if (!this.#found.has(key)) this.#found.set(key, this.#compared(word, most));
    return this.#found.get(key);
  }

  #compared(word: string, most: number): string | undefined {
    let best: { word: string; far: number; weight: number } | undefined;
    // The first letter is seldom wrong, except that it may have changed places with the second.
    for (const first of new Set([word[0], word[1]])) {
      for (let length = word.length - most; length <= word.length + most; length++) {
        for (const other of this.#shelves.get(`${first}${length}`) ?? []) {
          const weight = this.#known.get(other) ?? 0;
          const far = distance(word, other, most);
          // Two slips in a middling word are believed only of words that questions are about.
          if (far > most || (far > 1 && word.length < 8 && weight < questionWeight)) continue;
          if (other[0] !== word[0] && (far > 1 || other[1] !== word[0])) continue;
          // A changed letter makes another word of a short one: fool is not food.
          if (word.length < 5 && other.length === word.length && !isSwapped(word, other)) continue;
          if (!best || far < best.far || (far === best.far && (weight > best.weight || (weight === best.weight && other < best.word))))
            best = { word: other, far, weight };
        }
      }
    }
    return best?.word;
  }
}

/** Weights of names of our subjects, and of words that questions have. */
export const nameWeight = 1_000_000;
export const questionWeight = 1_000;

/** The same letters in another order. */
function isSwapped(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}
