import { stemmer } from 'stemmer';
import { distance } from './distance.ts';
import lists from './words.json' with { type: 'json' };

/** How visitors say things; see training/words/synonyms.yaml. */
export interface Synonyms {
  shorthand: Readonly<Record<string, string>>;
  /** Several words that are one: roi for "return on investment". */
  phrases: Readonly<Record<string, readonly string[]>>;
  /** Words of which each may stand for the others. */
  groups: readonly (readonly string[])[];
  /** Other forms of a word that its stem does not tell: began for begin. */
  forms?: Readonly<Record<string, string>>;
}

const wordsIn = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));
/** Words that say nothing about the subject: grammar, politeness and filling, in the English of many places. */
export const stopWords: ReadonlySet<string> = new Set(wordsIn(lists.stop));
/** Words that the stemmer (Porter's, https://tartarus.org/martin/PorterStemmer/) would throw together with others: customer with custom. */
const ownStems = Object.entries(lists.stems).map(([stem, pattern]) => ({ stem, pattern: new RegExp(`^${pattern}$`) }));

/** How much a word is believed when a slip is mended: a name, a word of a title or a visitor's line, any other. */
export const trust = { name: 1_000_000, title: 1_000, text: 1 } as const;
/** Entries of a cache: queries bring new words for as long as a server runs. */
const MOST_CACHED = 50_000;

/** Reads texts and queries in one way: small letters, shorthand written out, slips mended, phrases joined, stems. */
export class Words {
  readonly #synonyms: Synonyms;
  readonly #shorthand: ReadonlyMap<string, string>;
  /** By first word, the longest first. */
  readonly #phrases = new Map<string, { words: string[]; as: string }[]>();
  readonly #alternatives = new Map<string, Set<string>>();
  readonly #stems = new Map<string, string>();
  /** Each known word with its trust; by first letter and length, so that few are compared. */
  readonly #known = new Map<string, number>();
  readonly #knownForms = new Set<string>();
  readonly #shelves = new Map<string, string[]>();
  readonly #mended = new Map<string, string>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
    this.#shorthand = new Map(Object.entries(synonyms.shorthand));
    for (const [as, variants] of Object.entries(synonyms.phrases))
      for (const variant of variants) {
        const words = variant.split(' ');
        put(this.#phrases, words[0] as string, { words, as });
      }
    for (const list of this.#phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
    for (const group of synonyms.groups) {
      const stems = group.map((word) => this.stem(plainWords(word).join('')));
      for (const stem of stems)
        this.#alternatives.set(stem, new Set([...(this.#alternatives.get(stem) ?? []), ...stems.filter((other) => other !== stem)]));
    }
    const ours = [...this.#shorthand.values(), ...[...this.#phrases.values()].flat().flatMap(({ words, as }) => [...words, as])];
    for (const word of [...stopWords, ...wordsIn(lists.ordinary), ...ours, ...this.#alternatives.keys()]) this.#learn(word, trust.text);
  }

  /** Learns the words of a text, into which slips are mended. */
  learn(text: string, weight: number = trust.text): void {
    for (const word of this.typed(text)) {
      this.#learn(word, weight);
      for (const form of [word, this.stem(word)]) this.#knownForms.add(form);
    }
  }

  #learn(word: string, weight: number): void {
    if (!this.#known.has(word) && /^[a-z]{3,}$/.test(word)) put(this.#shelves, `${word[0]}${word.length}`, word);
    this.#known.set(word, (this.#known.get(word) ?? 0) + weight);
  }

  /** The known words with their trust, for relearn(). */
  vocabulary(): Record<string, number> {
    return Object.fromEntries(this.#known);
  }

  /** Takes over what another reader has learnt. @param stems of all its texts */
  relearn(vocabulary: Readonly<Record<string, number>>, stems: Iterable<string>): void {
    for (const [word, weight] of Object.entries(vocabulary)) this.#learn(word, weight);
    for (const stem of stems) this.#knownForms.add(stem);
  }

  /** Whether a word is known, in any form. */
  has(word: string): boolean {
    return this.#known.has(word) || this.#knownForms.has(this.stem(word));
  }

  /** The known words and stems, for words that are half typed. */
  get forms(): Iterable<string> {
    return this.#knownForms;
  }

  /** A text's words with what is shortened written out; not joined to phrases yet, because spelling comes first. */
  typed(text: string): string[] {
    return plainWords(text).map((word) => this.#shorthand.get(word) ?? word);
  }

  /** Makes one word of each phrase that is known: return on investment → roi. */
  join(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let place = 0; place < words.length; ) {
      const phrase = this.#phrases.get(words[place] as string)?.find((each) => each.words.every((word, by) => words[place + by] === word));
      const as = phrase?.as ?? (words[place] as string);
      if (as) joined.push(as);
      place += phrase?.words.length ?? 1;
    }
    return joined;
  }

  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = ownStems.find(({ pattern }) => pattern.test(word))?.stem ?? stemmer(this.#synonyms.forms?.[word] ?? word);
    if (this.#stems.size < MOST_CACHED) this.#stems.set(word, stem);
    return stem;
  }

  /** Stems of a text, slips mended if a visitor typed it. */
  read(text: string, isTyped = false): string[] {
    const typed = this.typed(text);
    return this.join(isTyped ? this.mend(typed) : typed).map((word) => this.stem(word));
  }

  /** Stems that may stand for this one. */
  alternatives(stem: string): ReadonlySet<string> {
    return this.#alternatives.get(stem) ?? none;
  }

  /** Mends slips of the keyboard. Known words and short ones stay, as nothing tells them from other words; a name written apart becomes one. */
  mend(words: readonly string[]): string[] {
    const mended: string[] = [];
    for (let place = 0; place < words.length; place++) {
      const word = words[place] as string;
      const both = word + (words[place + 1] ?? ' ');
      // A letter may be wrong unless both are words: "my agents" is not Magento.
      const isSlip = !this.has(word) || !this.has(words[place + 1] ?? '');
      const name = both.length < 6 || !/^[a-z]+$/.test(both) ? '' : isSlip ? this.#nearest(both, both.length < 8 ? 1 : 2) : both;
      const isName = (this.#known.get(name) ?? 0) >= trust.name;
      const isPlain = word.length < (/[aeiou]/.test(word) ? 4 : 3) || !/^[a-z]+$/.test(word) || this.has(word);
      mended.push(isName ? name : isPlain ? word : this.#nearest(word, word.length < 6 ? 1 : 2));
      if (isName) place += 1;
    }
    return mended;
  }

  /** The known word that is nearest, at most so many slips away; of equals the most trusted; else the word itself. */
  #nearest(word: string, most: number): string {
    const key = `${word} ${most}`;
    if (this.#mended.size > MOST_CACHED) this.#mended.clear();
    const known = this.#mended.get(key) ?? this.#compared(word, most);
    this.#mended.set(key, known);
    return known;
  }

  #compared(word: string, most: number): string {
    let best = { word, far: most + 1, weight: 0 };
    // The first letter is seldom wrong, except that it may have changed places with the second.
    for (const first of new Set([word[0], word[1]]))
      for (let length = word.length - most; length <= word.length + most; length++)
        for (const other of this.#shelves.get(`${first}${length}`) ?? []) {
          const weight = this.#known.get(other) ?? 0;
          const far = distance(word, other, most);
          // Two slips in a middling word are believed only of words that questions are about; a changed letter makes another word of a short one.
          const isUnlikely =
            (far > 1 && word.length < 8 && weight < trust.title) ||
            (other[0] !== word[0] && (far > 1 || other[1] !== word[0])) ||
            (word.length < 5 && other.length === word.length && sorted(word) !== sorted(other));
          if (!isUnlikely && (far < best.far || (far === best.far && far <= most && weight > best.weight)))
            best = { word: other, far, weight };
        }
    return best.word === word ? (this.#skeleton(word) ?? word) : best.word;
  }

  /** The most trusted word that a short form without vowels stands for: clnt for client. */
  #skeleton(word: string): string | undefined {
    if (/[aeiou]/.test(word)) return undefined;
    const shelves = [1, 2, 3].flatMap((more) => this.#shelves.get(`${word[0]}${word.length + more}`) ?? []);
    const fits = shelves.filter((other) => other.replace(/[aeiou]/g, '') === word);
    return fits.sort((one, other) => (this.#known.get(other) ?? 0) - (this.#known.get(one) ?? 0))[0];
  }
}

const none: ReadonlySet<string> = new Set();
const sorted = (word: string) => [...word].sort().join('');

function put<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Lower case, no accents, American spelling; numbers keep their sign. */
function plainWords(text: string): string[] {
  // Thousands of lines are read at once, and few have more than plain letters.
  const unmarked = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = unmarked
    .toLowerCase()
    // "We'd" is no wedding, and "we'll" is not well.
    .replace(/\b(we|he|she|they)['’`](?:d|ll)\b/g, '$1')
    .replace(/['’`]s\b/g, '')
    .replace(/['’`]/g, '')
    .replaceAll('&', ' and ');
  return (plain.match(/\d+(?:[.,/-]\d+)*(?:%|\+|x\b|m\+)?|[a-z]+\d*/g) ?? []).map((word) => american(word.replace(/([a-z])\1{2,}/g, '$1')));
}

/** Both sides are read so; it need not be right English, only the same for both spellings. */
function american(word: string): string {
  if (word.length < 5) return word === 'grey' ? 'gray' : word;
  return word
    .replace(/is(e|es|ed|ing|ation|ations|er|ers)$/, word.length > 6 ? 'iz$1' : 'is$1')
    .replace(/([a-z]{2})our(s|ed|ing|ite|able|ful)?$/, '$1or$2')
    .replace(/logue(s)?$/, 'log$1')
    .replace(/^centre/, 'center')
    .replace(/^jewellery$/, 'jewelry');
}
