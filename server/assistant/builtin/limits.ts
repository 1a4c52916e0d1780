import type { Content } from '../../../content/load.ts';
import type { Language } from '../../../search/language.ts';
import { Phrases } from './phrases.ts';

const kinds = ['harm', 'abuse', 'secret', 'personal', 'foreign'] as const;
export type Limit = (typeof kinds)[number];

/** A line of the lists: words next to one another, and perhaps one that must stand somewhere beside them. */
interface Line {
  limit: Limit;
  beside?: string;
}

/** What the assistant declines, by the lists in content/assistant/limits.yaml. */
export class Limits {
  readonly #language: Language;
  readonly #lines: Phrases<Line>;
  readonly #about: Phrases<true>;
  readonly #foreignScripts: readonly (readonly [string, Limit])[];

  constructor(lists: Content['assistant']['limits'], language: Language) {
    this.#language = language;
    const lines = kinds.flatMap((limit) => lists[limit].map((text) => {
      const [, words = text, beside] = /^(.*?)\s*\((.+)\)$/.exec(text) ?? [];
      return [{ limit, ...(beside && { beside }) }, [words]] as const;
    }));
    this.#lines = new Phrases(language, lines);
    this.#about = new Phrases(language, [[true, lists.unlessAbout]]);
    this.#foreignScripts = kinds.flatMap((limit) => lists[limit].filter((text) => /[^\p{Script=Latin}\s\d'’()+,.-]/u.test(text)).map((text) => [text, limit] as const));
  }

  /** @returns the first list that a message falls under; undefined for customers */
  of(text: string): Limit | undefined {
    const stems = this.#language.words(text).map((word) => this.#language.stem(word));
    const isAbout = this.#about.has(stems);
    const fits = this.#lines.places(stems).filter(({ of: { limit, beside } }) =>
      (!beside || stems.includes(this.#language.stem(this.#language.words(beside)[0] ?? ''))) && !(limit === 'foreign' && isAbout));
    const found = new Set([...fits.map(({ of }) => of.limit), ...this.#foreignScripts.filter(([words]) => text.includes(words)).map(([, limit]) => limit)]);
    return kinds.find((limit) => found.has(limit));
  }
}
