import { stemmer } from 'stemmer';
import { distance } from './distance.ts';
import lists from './words.json' with { type: 'json' };

/** Visitors' vocabulary; see training/words/synonyms.yaml. */
export interface Synonyms {
  shorthand: Readonly<Record<string, string>>;
  /** Phrases that become one word: "return on investment" → roi. */
  phrases: Readonly<Record<string, readonly string[]>>;
  /** Irregular forms that stemming misses: began → begin. */
  forms?: Readonly<Record<string, string>>;
}

const wordsIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));
/** Stop words. */
export const stopWords: ReadonlySet<string> = new Set(wordsIn(lists.stop));
/** Stems of words that the Porter stemmer (https://tartarus.org/martin/PorterStemmer/) would conflate with others: customer with custom. */
const ownStems = Object.entries(lists.stems).map(([stem, pattern]) => ({ stem, pattern: new RegExp(`^${pattern}$`) }));

/** Trust of a word as a spelling correction: a name, a word of a title or asked line, any other. */
export const trust = { name: 1_000_000, title: 1_000, text: 1 } as const;
/** Cache size, bounded because queries bring new words for as long as a server runs. */
const MOST_CACHED = 50_000;

/** Unknown words of a text that are corrected. A correction takes up to 0.5 ms, and nobody misspells more words of a question. */
const MOST_CORRECTED = 3;

/** Normalises texts and queries: lower case, abbreviations expanded, spelling corrected, phrases joined, stems. */
export class Words {
  readonly #synonyms: Synonyms;
  readonly #shorthand: ReadonlyMap<string, string>;
  /** Phrases by first word, longest first. */
  readonly #phrases = new Map<string, { words: string[]; replacement: string }[]>();
  readonly #stems = new Map<string, string>();
  /** Known words with their trust. */
  readonly #known = new Map<string, number>();
  readonly #knownForms = new Set<string>();
  /** Known words by first letter and length, so that few words are compared. */
  readonly #buckets = new Map<string, string[]>();
  readonly #corrections = new Map<string, string>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
    this.#shorthand = new Map(Object.entries(synonyms.shorthand));
    for (const [replacement, variants] of Object.entries(synonyms.phrases))
      for (const variant of variants) {
        const words = variant.split(' ');
        addTo(this.#phrases, words[0] as string, { words, replacement });
      }
    for (const list of this.#phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
    const ours = [
      ...this.#shorthand.values(),
      ...[...this.#phrases.values()].flat().flatMap(({ words, replacement }) => [...words, replacement]),
    ];
    for (const word of [...stopWords, ...wordsIn(lists.ordinary), ...ours]) this.#learn(word, trust.text);
  }

  /** Adds a text's words to the vocabulary. */
  learn(text: string, weight: number = trust.text): void {
    for (const word of this.typed(text)) {
      this.#learn(word, weight);
      for (const form of [word, this.stem(word)]) this.#knownForms.add(form);
    }
  }

  #learn(word: string, weight: number): void {
    if (!this.#known.has(word) && /^[a-z]{3,}$/.test(word)) addTo(this.#buckets, `${word[0]}${word.length}`, word);
    this.#known.set(word, (this.#known.get(word) ?? 0) + weight);
  }

  /** Returns the vocabulary with trust, for relearn(). */
  vocabulary(): Record<string, number> {
    return Object.fromEntries(this.#known);
  }

  /** Loads a vocabulary. @param stems stems of all its texts */
  relearn(vocabulary: Readonly<Record<string, number>>, stems: Iterable<string>): void {
    for (const [word, weight] of Object.entries(vocabulary)) this.#learn(word, weight);
    for (const stem of stems) this.#knownForms.add(stem);
  }

  /** Returns whether any form of a word is in the vocabulary. */
  has(word: string): boolean {
    return this.#known.has(word) || this.#knownForms.has(this.stem(word));
  }

  /** Splits a text into words and expands abbreviations. Phrases are joined later, after spelling correction. */
  typed(text: string): string[] {
    return plainWords(text).map((word) => this.#shorthand.get(word) ?? word);
  }

  /** Joins known phrases: return on investment → roi. */
  join(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let index = 0; index < words.length; ) {
      const phrase = this.#phrases
        .get(words[index] as string)
        ?.find((known) => known.words.every((word, offset) => words[index + offset] === word));
      const replacement = phrase?.replacement ?? (words[index] as string);
      if (replacement) joined.push(replacement);
      index += phrase?.words.length ?? 1;
    }
    return joined;
  }

  stem(word: string): string {
    const cached = this.#stems.get(word);
    if (cached !== undefined) return cached;
    const stem = ownStems.find(({ pattern }) => pattern.test(word))?.stem ?? stemmer(this.#synonyms.forms?.[word] ?? word);
    if (this.#stems.size < MOST_CACHED) this.#stems.set(word, stem);
    return stem;
  }

  /** Returns the stems of a text. @param isTyped whether a visitor typed the text, so that spelling is corrected */
  read(text: string, isTyped = false): string[] {
    const typed = this.typed(text);
    return this.join(isTyped ? this.mend(typed) : typed).map((word) => this.stem(word));
  }

  /** Corrects spelling. Known and short words stay; a name written as two words is joined. */
  mend(words: readonly string[]): string[] {
    const mended: string[] = [];
    let corrections = 0;
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as string;
      if (corrections === MOST_CORRECTED) return [...mended, ...words.slice(index)];
      const name = this.#joinedName(word, words[index + 1]);
      const isKept = word.length < (/[aeiou]/.test(word) ? 4 : 3) || !/^[a-z]+$/.test(word) || this.has(word);
      if (name) index += 1;
      if (!isKept) corrections += 1;
      mended.push(name ?? (isKept ? word : this.#nearest(word, word.length < 6 ? 1 : 2)));
    }
    return mended;
  }

  /** Returns the name that two words form together; undefined if they form none. */
  #joinedName(word: string, next: string | undefined): string | undefined {
    const joined = `${word}${next ?? ' '}`;
    if (joined.length < 6 || !/^[a-z]+$/.test(joined)) return undefined;
    // Two known words must form the name exactly: "my agents" is not Magento.
    const name = this.has(word) && this.has(next ?? '') ? joined : this.#nearest(joined, joined.length < 8 ? 1 : 2);
    return (this.#known.get(name) ?? 0) >= trust.name ? name : undefined;
  }

  /** Returns the nearest known word within an edit distance, or the word itself. Of equally near words, returns the most trusted. */
  #nearest(word: string, max: number): string {
    const key = `${word} ${max}`;
    if (this.#corrections.size > MOST_CACHED) this.#corrections.clear();
    const nearest = this.#corrections.get(key) ?? this.#findNearest(word, max);
    this.#corrections.set(key, nearest);
    return nearest;
  }

  #findNearest(word: string, max: number): string {
    let best = { word, edits: max + 1, weight: 0 };
    // The first letter is assumed right, or transposed with the second.
    for (const first of new Set([word[0], word[1]]))
      for (let length = word.length - max; length <= word.length + max; length++)
        for (const other of this.#buckets.get(`${first}${length}`) ?? []) {
          const weight = this.#known.get(other) ?? 0;
          // Two edits in a medium word need a trusted word; a substitution in a short word would make another word.
          const isDoubtful = (word.length < 8 && weight < trust.title) || other[0] !== word[0];
          const edits = distance(word, other, Math.min(isDoubtful ? 1 : max, best.edits));
          const isUnlikely =
            (isDoubtful && edits > 1) ||
            (other[0] !== word[0] && other[1] !== word[0]) ||
            (word.length < 5 && other.length === word.length && sorted(word) !== sorted(other));
          if (!isUnlikely && (edits < best.edits || (edits === best.edits && edits <= max && weight > best.weight)))
            best = { word: other, edits, weight };
        }
    return best.word;
  }
}

const sorted = (word: string) => [...word].sort().join('');

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Normalises a text: lower case, no accents, American spelling; numbers keep their sign. */
function plainWords(text: string): string[] {
  // Fast path: thousands of lines are read at once, and few have other characters than ASCII.
  const unmarked = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = unmarked
    .toLowerCase()
    // Keeps "we'd" from becoming "wed" and "we'll" from becoming "well".
    .replace(/\b(we|he|she|they)['’`](?:d|ll)\b/g, '$1')
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '')
    .replaceAll('&', ' and ');
  return (plain.match(/\d+(?:[.,/-]\d+)*(?:%|\+|x\b|m\+)?|[a-z]+\d*/g) ?? []).map((word) => american(word.replace(/([a-z])\1{2,}/g, '$1')));
}

/** Normalises spelling. The result need not be correct English, only equal for British and American spelling. */
function american(word: string): string {
  if (word.length < 5) return word === 'grey' ? 'gray' : word;
  return word
    .replace(/is(e|es|ed|ing|ation|ations|er|ers)$/, word.length > 6 ? 'iz$1' : 'is$1')
    .replace(/([a-z]{2})our(s|ed|ing|ite|able|ful)?$/, '$1or$2')
    .replace(/logue(s)?$/, 'log$1')
    .replace(/^centre/, 'center')
    .replace(/^jewellery$/, 'jewelry');
}
