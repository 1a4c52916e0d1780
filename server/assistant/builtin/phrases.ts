import type { Language } from '../../../search/language.ts';

/** A word without the ending of its plural: nearer to itself than a form, which throws designer and design together. */
export const formOf = (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word);

/** Finds words and phrases in a reading, whatever their form. */
export class Phrases<T> {
  /** By first word, the longest first. */
  readonly #known = new Map<string, { forms: readonly string[]; of: T }[]>();

  /**
   * @param called the phrases that mean a thing
   * @param form what two words have in common that are the same
   */
  constructor(language: Language, things: Iterable<T>, called: (thing: T) => readonly string[], form = formOf) {
    for (const of of things) {
      for (const phrase of called(of)) {
        const forms = language.words(phrase).map(form);
        const [first] = forms;
        if (first) this.#known.set(first, [...(this.#known.get(first) ?? []), { forms, of }]);
      }
    }
    for (const list of this.#known.values()) list.sort((one, other) => other.forms.length - one.forms.length);
  }

  /** Places at which something is meant; a longer phrase hides the shorter ones in it. */
  places(forms: readonly string[]): { of: T; at: number; length: number }[] {
    const found: { of: T; at: number; length: number }[] = [];
    for (let at = 0; at < forms.length; at++) {
      const fits = (this.#known.get(forms[at] as string) ?? []).filter((phrase) =>
        phrase.forms.every((form, by) => forms[at + by] === form),
      );
      const longest = fits[0]?.forms.length ?? 0;
      const hidden = found.some((other) => other.at < at && other.at + other.length >= at + longest);
      if (!hidden) found.push(...fits.filter(({ forms: { length } }) => length === longest).map(({ of }) => ({ of, at, length: longest })));
    }
    return found;
  }

  /** What is meant, in the order of the words. */
  in(forms: readonly string[]): T[] {
    return [...new Set(this.places(forms).map(({ of }) => of))];
  }

  has(forms: readonly string[]): boolean {
    return this.places(forms).length > 0;
  }
}
