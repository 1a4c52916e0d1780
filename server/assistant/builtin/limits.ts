import type { Content } from '../../../content/load.ts';
import type { Language } from '../../../search/language.ts';
import { formOf, Phrases } from './phrases.ts';

const kinds = ['harm', 'abuse', 'secret', 'personal', 'foreign'] as const;
export type Limit = (typeof kinds)[number];

/** A line of the lists: words next to one another, and perhaps one that must stand somewhere beside them. */
interface Line {
  limit: Limit;
  words: string;
  beside: string | undefined;
}

/** What the assistant declines, by the lists in content/assistant/limits.yaml. */
export class Limits {
  readonly #language: Language;
  readonly #lines: Phrases<Line>;
  readonly #unless: Phrases<Limit>;
  readonly #foreignScripts: readonly (readonly [string, Limit])[];

  constructor(lists: Content['assistant']['limits'], language: Language) {
    this.#language = language;
    const lines = kinds.flatMap((limit) =>
      lists[limit].map((text): Line => {
        const [, words = text, beside] = /^(.*?)\s*\((.+)\)$/.exec(text) ?? [];
        return { limit, words, beside };
      }),
    );
    this.#lines = new Phrases(language, lines, ({ words }) => [words]);
    this.#unless = new Phrases(language, kinds, (limit) => lists.unless[limit]);
    this.#foreignScripts = kinds.flatMap((limit) =>
      lists[limit].filter((text) => /[^\p{Script=Latin}\s\d'’()+,.-]/u.test(text)).map((text) => [text, limit] as const),
    );
  }

  /** @returns the first list that a message falls under; undefined for customers */
  of(text: string): Limit | undefined {
    const forms = this.#language.words(text).map(formOf);
    const beside = new Set(this.#unless.in(forms));
    const fits = this.#lines
      .places(forms)
      .filter(
        ({ of: { limit, beside: word } }) => (!word || forms.includes(formOf(this.#language.words(word)[0] ?? ''))) && !beside.has(limit),
      );
    const found = new Set([
      ...fits.map(({ of }) => of.limit),
      ...this.#foreignScripts.filter(([words]) => text.includes(words)).map(([, limit]) => limit),
    ]);
    return kinds.find((limit) => found.has(limit));
  }
}
