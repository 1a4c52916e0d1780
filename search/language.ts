import { stemmer } from 'stemmer';
import { stopWords } from './common-words.ts';
import words from './words.json' with { type: 'json' };

/** How visitors say things; see content/assistant/synonyms.yaml. */
export interface Synonyms {
  shorthand: Readonly<Record<string, string>>;
  phrases: Readonly<Record<string, readonly string[]>>;
  groups: readonly (readonly string[])[];
  /** Other forms of a word that its stem does not tell: began for begin. */
  forms?: Readonly<Record<string, string>>;
}

/** Words that the stemmer (Porter's, https://tartarus.org/martin/PorterStemmer/) would throw together with others: customer with custom. */
const ownStems = Object.entries(words.stems).map(([stem, pattern]) => ({ stem, pattern: new RegExp(`^${pattern}$`) }));

/** How this site reads words: spelling variants and phrases become one, and words are known by their stems. */
export class Language {
  readonly #forms: ReadonlyMap<string, string>;
  readonly #shorthand: Map<string, string>;
  /** By first word, the longest first. */
  readonly #phrases = new Map<string, { words: string[]; as: string }[]>();
  readonly #alternatives = new Map<string, Set<string>>();
  readonly #stems = new Map<string, string>();

  constructor({ shorthand, phrases, groups, forms = {} }: Synonyms) {
    this.#forms = new Map(Object.entries(forms));
    this.#shorthand = new Map(Object.entries(shorthand));
    for (const [as, variants] of Object.entries(phrases)) {
      for (const variant of variants) {
        const words = variant.split(' ');
        const first = words[0] as string;
        this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), { words, as }]);
      }
    }
    for (const list of this.#phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
    for (const group of groups) {
      const stems = group.map((word) => this.stem(plainWords(word).join('')));
      for (const stem of stems) {
        const others = this.#alternatives.get(stem) ?? new Set();
        for (const other of stems) if (other !== stem) others.add(other);
        this.#alternatives.set(stem, others);
      }
    }
  }

  /** Words as a text of ours has them. */
  words(text: string): string[] {
    return this.join(plainWords(text));
  }

  /** A visitor's words, with what is shortened written out. Not joined to phrases yet: spelling comes first. */
  typedWords(text: string): string[] {
    return plainWords(text).map((word) => this.#shorthand.get(word) ?? word);
  }

  /** Makes one word of each phrase that is known: return on investment → roi. */
  join(words: readonly string[]): string[] {
    const joined: string[] = [];
    for (let place = 0; place < words.length; ) {
      const phrase = this.#phrases
        .get(words[place] as string)
        ?.find(({ words: wanted }) => wanted.every((word, by) => words[place + by] === word));
      const as = phrase?.as ?? (words[place] as string);
      if (as) joined.push(as);
      place += phrase?.words.length ?? 1;
    }
    return joined;
  }

  stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = ownStems.find(({ pattern }) => pattern.test(word))?.stem ?? stemmer(this.#forms.get(word) ?? word);
    // Bounded: questions bring new words for as long as the server runs.
    if (this.#stems.size < 50_000) this.#stems.set(word, stem);
    return stem;
  }

  /** Stems of the words that carry meaning. */
  stems(words: readonly string[]): string[] {
    return words.filter((word) => !stopWords.has(word)).map((word) => this.stem(word));
  }

  /** Stems that may stand for this one. */
  alternatives(stem: string): ReadonlySet<string> {
    return this.#alternatives.get(stem) ?? none;
  }

  /** Every word that the lists speak of; for spelling. */
  vocabulary(): string[] {
    return [
      ...this.#shorthand.values(),
      ...[...this.#phrases.values()].flat().flatMap(({ words, as }) => [...words, as]),
      ...this.#alternatives.keys(),
    ];
  }
}

const none: ReadonlySet<string> = new Set();

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
