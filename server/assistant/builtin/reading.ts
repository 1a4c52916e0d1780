import type { Entity } from '../../../search/fact.ts';
import type { Reader } from '../../../search/reader.ts';
import { formOf, Phrases } from './phrases.ts';

/** What kind of answer a question wants. */
export type Wanted = 'person' | 'number' | 'time' | 'place' | 'reason';

/** A question as it is understood. */
export interface Reading {
  text: string;
  /** Its words, slips mended and phrases joined. */
  words: readonly string[];
  /** The same without plurals, as lists of phrases have them. */
  forms: readonly string[];
  /** What it names, and what it only hints at. */
  named: readonly Entity[];
  hinted: readonly Entity[];
  numbers: readonly number[];
  wanted?: Wanted;
  /** Begins as a question that wants yes or no. */
  asksYesNo: boolean;
  /** States something, and wants it confirmed. */
  isPremise: boolean;
}

const wants: readonly [RegExp, Wanted][] = [
  [/^(and |so |but |ok )?(who|whom|whose)\b|\b(name|names) of\b|\bwho (is|was|are|runs|leads|founded|started)\b/, 'person'],
  [
    /\bhow (long|soon|fast|quick|quickly|often|much time)\b|\b(when|what year|which year|since when|howlong|how ?many (weeks|months|month|days|minutes|years))\b/,
    'time',
  ],
  [/\bhow (many|much|big|large|high)\b|\b(number of|percent|percentage|what share|howmany|figure)\b/, 'number'],
  [/\b(where|which city|which country|what address|whereabouts)\b/, 'place'],
  [/\b(why|how come|what reason)\b/, 'reason'],
];
const yesNo =
  /^(and |so |but |ok |also |or )?(is|are|am|was|were|do|does|did|can|could|will|would|has|have|had|must|may|might|should|shall|isnt|arent|dont|doesnt|wont|cant)\b/;
const tag =
  /\b(right|correct|true|yes|no|isn'?t it|aren'?t (they|you)|doesn'?t it|don'?t (they|you)|wasn'?t (it|he|she)|wasnt it|is it not|am i right|i am right|or not|i believe|i think|i guess|i heard|i herd|what i hea?rd|i read|i suppose|innit|surely)\s*[?.]*$|^(i heard|i read|i believe|i think|so)\b/i;
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  twenty: 20,
  fifty: 50,
  hundred: 100,
};

/** Reads questions: words, what they name, and what they want. */
export class QuestionReader {
  readonly #reader: Reader;
  readonly #names: Phrases<Entity>;
  readonly #hints: Phrases<Entity>;

  constructor(reader: Reader, entities: readonly Entity[]) {
    this.#reader = reader;
    this.#names = new Phrases(
      reader.language,
      entities.map((entity) => [entity, entity.names]),
    );
    this.#hints = new Phrases(
      reader.language,
      entities.map((entity) => [entity, entity.hints]),
    );
  }

  read(text: string): Reading {
    const words = this.#reader.mended(text);
    const forms = words.map(formOf);
    const plain = text.toLowerCase().replace(/[’']/g, "'").trim();
    const named = this.#names.in(forms);
    const wanted = wants.find(([pattern]) => pattern.test(plain) || pattern.test(words.join(' ')))?.[1];
    return {
      text,
      words,
      forms,
      named,
      hinted: this.#hints.in(forms).filter((entity) => !named.includes(entity)),
      numbers: [
        ...[...plain.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.'))),
        ...(/half (a |the )?year/.test(plain) ? [6] : []),
        ...words.flatMap((word) => numberWords[word] ?? []),
      ],
      ...(wanted && { wanted }),
      asksYesNo: yesNo.test(plain.replace(/^(please|hi|hello|hey|ok|well)[, ]+/, '')),
      isPremise:
        (tag.test(plain) || (plain.endsWith('?') && !yesNo.test(plain))) &&
        !/\b(who|what|whats|where|when|why|how|howmany|howlong|which|any)\b/.test(plain),
    };
  }
}
