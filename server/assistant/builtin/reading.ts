import type { Content } from '../../../content/load.ts';
import type { Entity } from '../../../search/fact.ts';
import type { Reader } from '../../../search/reader.ts';
import { formOf, Phrases } from './phrases.ts';

export type Cues = Content['assistant']['cues'];

/** What kind of answer a question wants. */
export type Wanted = keyof Cues['wants'];

/** Whether a number is meant for a year. */
export const isYear = (number: number) => number >= 1900 && number <= 2100;

/** Words that are no statement yet, whatever stands after them. */
const SHORT = 3;

/** A question as it is understood. */
export interface Reading {
  text: string;
  /** Its words, slips mended and phrases joined. */
  words: readonly string[];
  /** Words without plurals, as lists of phrases have them. */
  forms: readonly string[];
  /** What it names, and what it only hints at. */
  named: readonly Entity[];
  hinted: readonly Entity[];
  /** Places of words that are part of a longer name: "management" of "inventory management". */
  within: ReadonlySet<number>;
  numbers: readonly number[];
  wanted?: Wanted;
  /** Begins as a question that wants yes or no. */
  asksYesNo: boolean;
  /** States something, and wants it confirmed; or says so in words: "right?" */
  isPremise: boolean;
  isClaim: boolean;
  /** Has a word that leans on what was said, or begins as a question that goes on from it. */
  leans: boolean;
  goesOn: boolean;
}

/** Reads questions: words, what they name, and what they want. */
export class QuestionReader {
  readonly #reader: Reader;
  readonly #words: Cues;
  readonly #names: Phrases<Entity>;
  readonly #hints: Phrases<Entity>;
  readonly #wants: Phrases<Wanted>;
  readonly #cues: Phrases<'claims' | 'concludes' | 'asks' | 'leans' | 'goesOn'>;
  readonly #spans: Phrases<[span: string, months: number]>;

  constructor(reader: Reader, entities: readonly Entity[], words: Cues) {
    this.#reader = reader;
    this.#words = words;
    const { language } = reader;
    this.#names = new Phrases(language, entities, ({ names }) => names);
    this.#hints = new Phrases(language, entities, ({ hints }) => hints);
    this.#wants = new Phrases(language, Object.keys(words.wants) as Wanted[], (wanted) => words.wants[wanted].has);
    this.#cues = new Phrases(language, ['claims', 'concludes', 'asks', 'leans', 'goesOn'] as const, (cue) => words[cue]);
    this.#spans = new Phrases(language, Object.entries(words.spans), ([span]) => [span]);
  }

  read(text: string): Reading {
    const typed = this.#reader.language.words(text);
    const typedForms = typed.map(formOf);
    const { skipped, yesNo, wants } = this.#words;
    const start = Math.max(
      0,
      typed.findIndex((word) => !skipped.includes(word)),
    );
    const first = typed[start] ?? '';
    const cues = this.#cues.places(typedForms);
    const has = (cue: (typeof cues)[number]['of'], fits = (_place: { at: number; length: number }) => true) =>
      cues.some((place) => place.of === cue && fits(place));
    // "How often is it right?" asks what "you were founded in 2010, right?" claims.
    const isOpen = has('asks', ({ at }) => at === start) && !/[,.;-]\s*\w+(?:\s\w+)?\W*$/.test(text);
    const isClaim = !isOpen && has('claims', ({ at, length }) => at + length === typed.length);
    const corrected = this.#reader.correctedWords(text);
    const words = isOpen ? corrected : this.#asking(corrected);
    const forms = words.map(formOf);
    const asksYesNo = yesNo.includes(first);
    const begun = (Object.keys(wants) as Wanted[]).find((wanted) => wants[wanted].begins.includes(first));
    const wanted = begun ?? this.#wants.in(typedForms)[0] ?? this.#wants.in(forms)[0];
    const names = this.#names.places(forms);
    const named = [...new Set(names.map(({ of }) => of))];
    const within = new Set(
      names.filter(({ length }) => length > 1).flatMap(({ at, length }) => Array.from({ length }, (_, by) => at + by)),
    );
    const goesOn = has('goesOn', ({ at }) => at === 0);
    const concludes = has('concludes', ({ at }) => at === 0);
    return {
      text,
      words,
      forms,
      named,
      within,
      hinted: this.#hints.in(forms).filter((entity) => !named.includes(entity)),
      numbers: [...this.#numbers(text, words), ...this.#spans.in(typedForms).map(([, months]) => months)],
      ...(wanted && { wanted }),
      asksYesNo,
      isPremise:
        (isClaim ||
          (named.length > 0 && /\d/.test(text) && !wanted) ||
          (concludes && typed.length > SHORT) ||
          (text.trim().endsWith('?') && !asksYesNo && !goesOn && typed.length > SHORT)) &&
        !has('asks'),
      isClaim,
      leans: has('leans'),
      goesOn,
    };
  }

  /** A question without what closes it: "is that right". */
  #asking(words: readonly string[]): readonly string[] {
    const places = this.#cues.places(words.map(formOf));
    const end = places.find(({ of, at, length }) => of === 'claims' && at > 1 && at + length === words.length);
    return end ? words.slice(0, end.at) : words;
  }

  /** Numbers in digits, and in words: three hundred. */
  #numbers(text: string, words: readonly string[]): number[] {
    const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) =>
      Number(/,\d{3}$/.test(digits) ? digits.replace(',', '') : digits.replace(',', '.')),
    );
    let sum = 0;
    for (const word of [...words, '']) {
      const number = Object.hasOwn(this.#words.numbers, word) ? this.#words.numbers[word] : undefined;
      if (number !== undefined) sum = number >= 100 ? Math.max(sum, 1) * number : sum + number;
      else if (sum > 0) {
        numbers.push(sum);
        sum = 0;
      }
    }
    return numbers;
  }
}
