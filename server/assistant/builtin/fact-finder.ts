import type { Entity, Fact, Found } from '../../../search/fact.ts';
import { FactIndex } from '../../../search/fact-index.ts';
import type { Reader } from '../../../search/reader.ts';
import type { Context } from './context.ts';
import { formOf, Phrases } from './phrases.ts';
import type { Cues, Reading, Wanted } from './reading.ts';

/** A fact with how well it fits, all counted. */
export interface Fit extends Found {
  /** All counted, beside other facts. */
  score: number;
  /** What entities and kinds add to it. */
  worth: number;
  /** How sure it is that this is the answer, as the logarithm of the odds. */
  sure: number;
}

/** What counts beside the nearest line. */
const weights = { second: 0.3, whole: 0.5, covers: 0.5, same: 0.3 };

/**
 * How sure the best fact is, by logistic regression over all asked lines, each left out and asked, a third of them also with their whole fact left out:
 * what tells is not how near a fact is but how far ahead of the next two of other pages, and how much of the question it has.
 */
const sureness = { always: -2.9, third: 0.95, covers: 1.3, worth: 0.27, next: 1.5, after: 1.8 };

/** What entities are worth beside a line's nearness. */
const worth = {
  named: 0.35,
  listed: 0.2,
  missing: -0.3,
  told: -0.6,
  hinted: 0.1,
  wide: 0.12,
  carried: 0.2,
  page: 0.2,
  fits: 0.08,
  misfits: -0.1,
};
/** More things of a kind are a list. */
const FEW = 2;
/** Kinds that a question names one by one: a fact about another one is no answer. */
const single: ReadonlySet<Entity['kind']> = new Set(['client', 'office', 'person', 'document']);
/** Kinds of which much is told that holds for one alone. */
const told: ReadonlySet<Entity['kind']> = new Set(['client', 'person']);

/** Finds the fact that answers a question: nearest by its asked lines, with what it names in it. */
export class FactFinder {
  readonly index: FactIndex;
  /** Kinds of questions that a fact can answer, by its words. */
  readonly #kinds = new Map<Fact, ReadonlySet<Wanted>>();
  readonly #figures = new Map<Fact, readonly string[]>();

  constructor(facts: readonly Fact[], { language }: Reader, wants: Cues['wants']) {
    this.index = new FactIndex(facts, language);
    const kinds = new Phrases(language, Object.keys(wants) as Wanted[], (wanted) => wants[wanted].told);
    for (const fact of facts) {
      const isPerson = fact.about.some((id) => id.startsWith('person:'));
      const figures: readonly string[] = fact.text.match(/\d[\d.,]*\d|\d/g) ?? [];
      this.#figures.set(fact, figures);
      this.#kinds.set(
        fact,
        new Set<Wanted>([
          ...kinds.in(language.words(fact.text).map(formOf)),
          ...(figures.length > 0 ? (['number', 'time'] as const) : []),
          ...(isPerson ? (['person'] as const) : []),
        ]),
      );
    }
  }

  #sayTheSame(one: Fact, other: Fact): boolean {
    return this.#figures.get(one)?.some((figure) => this.#figures.get(other)?.includes(figure)) === true;
  }

  /** Figures of a fact, as they are written. */
  figures(fact: Fact): readonly string[] {
    return this.#figures.get(fact) ?? [];
  }

  /** Whether a fact is of the kind of answer that is wanted. */
  fits(fact: Fact, wanted: Wanted | undefined): boolean {
    return wanted === undefined || this.#kinds.get(fact)?.has(wanted) === true;
  }

  /** @returns the best first */
  find(reading: Reading, context?: Context, words = reading.words): Fit[] {
    const fits = this.index.search(words).map((found) => {
      const { near, whole, covers, isSame, lines } = found;
      const worth = this.#worth(found, reading, context);
      const second = lines[1]?.near ?? 0;
      return {
        ...found,
        worth,
        score:
          near +
          weights.second * second +
          weights.whole * whole +
          weights.covers * covers +
          weights.same * Number(isSame && !(context?.said && reading.leans)) +
          worth,
      };
    });
    fits.sort((one, other) => other.score - one.score);
    const isFigure = reading.wanted === 'number' || reading.wanted === 'time';
    return fits.map((fit, at): Fit => {
      // Facts of one page tell of one thing, and facts with the same figure answer the same: that they stand near one another is no doubt.
      const isRival = ({ fact }: Found) => fact.path !== fit.fact.path && !(isFigure && this.#sayTheSame(fact, fit.fact));
      const next = fits.findIndex((other, place) => place > at && isRival(other));
      const after = next < 0 ? -1 : fits.findIndex((other, place) => place > next && isRival(other));
      const lead = (place: number, most: number) => Math.min(fit.score - (fits[place]?.score ?? 0), most);
      const { covers, lines } = fit;
      const sure =
        sureness.always +
        sureness.third * (lines[2]?.near ?? 0) +
        sureness.covers * covers +
        sureness.worth * fit.worth +
        sureness.next * lead(next, 0.5) +
        sureness.after * lead(after, 0.8);
      return { ...fit, sure };
    });
  }

  #worth({ fact, isSame }: Found, { named, hinted, wanted }: Reading, context?: Context): number {
    const { about, path } = fact;
    const has = (entities: readonly Entity[]) => entities.some(({ id }) => about.includes(id));
    const singles = named.filter(({ kind }) => single.has(kind));
    const wide = named.filter(({ kind }) => !single.has(kind));
    const carried = context?.entities.filter(({ kind }) => !singles.some((entity) => entity.kind === kind)) ?? [];
    // What a line asks word for word is of the one that it names.
    const isOfIt = isSame || has(singles);
    // What tells of all clients tells least of the one that is named.
    const isList = singles.length === 1 && about.filter((id) => id.startsWith(`${singles[0]?.kind}:`)).length > FEW;
    const misses = singles.some(({ kind }) => told.has(kind)) ? worth.told : worth.missing;
    return (
      (singles.length === 0 ? 0 : !isOfIt ? misses : isList ? worth.listed : worth.named) +
      (has(wide) ? worth.wide : 0) +
      (has(hinted) ? worth.hinted : 0) +
      (has(carried) ? worth.carried : 0) +
      (context?.path === path ? worth.page : 0) +
      (!wanted ? 0 : this.#kinds.get(fact)?.has(wanted) ? worth.fits : worth.misfits)
    );
  }
}
