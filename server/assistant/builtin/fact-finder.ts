import type { Entity, Fact } from '../../../search/fact.ts';
import { FactIndex, type Found } from '../../../search/fact-index.ts';
import type { Reader } from '../../../search/reader.ts';
import type { Context } from './context.ts';
import type { Reading, Wanted } from './reading.ts';

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
const weights = { second: 0.3, whole: 0.5, covers: 0.5 };

/**
 * How sure the best fact is, by logistic regression over all asked lines, each left out and asked, a third of them also with their whole fact left out:
 * what tells is not how near a fact is but how far ahead of the next two, and how much of the question it has.
 */
const sureness = { always: -2.9, third: 0.95, covers: 1.3, worth: 0.27, next: 1.5, after: 1.8 };

/** What entities and kinds are worth beside a line's nearness. */
const worth = {
  named: 0.35,
  stranger: -0.45,
  missing: -0.3,
  unnamed: -0.1,
  hinted: 0.1,
  service: 0.12,
  carried: 0.2,
  page: 0.2,
  fits: 0.08,
  misfits: -0.1,
  unasked: -0.12,
};
/** Kinds that a question names one by one: a fact about another one is no answer. */
const single: ReadonlySet<Entity['kind']> = new Set(['client', 'office', 'person', 'platform', 'document']);

const tells: Readonly<Record<Wanted, RegExp>> = {
  person:
    /\b(our people|a person|your (buyer|merchandiser|team|own|agents|security)|founder|head of|chief|You do\b|owner|manager|chemist|we\b)/i,
  number: /\d|\b(two|three|four|five|six|none|all)\b/i,
  time: /\d|\b(day|hour|week|month|year|minute|night|at once|time)s?\b/i,
  place: /\b(Mumbai|Amsterdam|Singapore|Dubai|page|India|cloud|region|browser|server|on the|at the)\b/i,
  reason: /\b(because|so that|so\b|since|by)\b/i,
};

/** Finds the fact that answers a question: nearest by its asked lines, with what it names in it, and of the kind that is wanted. */
export class FactFinder {
  readonly #index: FactIndex;
  readonly #kinds: ReadonlyMap<string, Entity['kind']>;

  constructor(facts: readonly Fact[], entities: readonly Entity[], reader: Reader) {
    this.#index = new FactIndex(facts, reader.language);
    this.#kinds = new Map(entities.map(({ id, kind }) => [id, kind]));
  }

  /** Whether a word is one that facts tell something by. */
  isTelling(word: string): boolean {
    return this.#index.has(word);
  }

  /** Whether a fact has one of the words, in any form. */
  hasAny(id: number, words: readonly string[]): boolean {
    return this.#index.hasAny(id, words);
  }

  /** How much a word tells: the rarer, the more. */
  weight(stem: string): number {
    return this.#index.weight(stem);
  }

  /** @returns the best first */
  find(reading: Reading, context?: Context, words = reading.words): Fit[] {
    const fits = this.#index.search(words).map((found) => {
      const { near, second, whole, covers, fact } = found;
      const worth = this.#worth(fact, reading, context);
      return { ...found, worth, score: near + weights.second * second + weights.whole * whole + weights.covers * covers + worth };
    });
    fits.sort((one, other) => other.score - one.score);
    return fits.map((fit, at): Fit => {
      const lead = (place: number, most: number) => Math.min(fit.score - (fits[place]?.score ?? 0), most);
      const { covers, lines } = fit;
      const sure =
        sureness.always +
        sureness.third * (lines[2]?.near ?? 0) +
        sureness.covers * covers +
        sureness.worth * fit.worth +
        sureness.next * lead(at + 1, 0.5) +
        sureness.after * lead(at + 2, 0.8);
      return { ...fit, sure };
    });
  }

  #worth(fact: Fact, { named, hinted, wanted }: Reading, context?: Context): number {
    const about = new Set(fact.about);
    const has = (entities: readonly Entity[]) => entities.some(({ id }) => about.has(id));
    const singles = named.filter(({ kind }) => single.has(kind));
    const carried = context?.entities.filter(({ kind }) => !singles.some((entity) => entity.kind === kind)) ?? [];
    const expected = [...named, ...hinted, ...carried];
    const ofOthers = [...about].filter((id) => ['client', 'person'].includes(this.#kinds.get(id) ?? ''));
    let sum = 0;
    // A question about a platform is often one about everything else on it.
    if (singles.length > 0)
      sum += has(singles) ? worth.named : singles.every(({ kind }) => kind === 'platform') ? worth.unnamed : worth.missing;
    const wide = named.filter(({ kind }) => !single.has(kind));
    if (wide.length > 0 && has(wide)) sum += worth.service;
    if (hinted.length > 0 && has(hinted)) sum += worth.hinted;
    if (carried.length > 0 && has(carried)) sum += worth.carried;
    if (context?.path === fact.path) sum += worth.page;
    // Told of one client when nobody spoke of it.
    if (fact.path.startsWith('/case-studies/') && !expected.some(({ id }) => about.has(id))) sum += ofOthers.length > 0 ? worth.missing : 0;
    // Of another one than is spoken of.
    const spokenOf = singles.length > 0 ? singles : carried.slice(0, 1).filter(({ kind }) => single.has(kind));
    if (singles.some(({ kind }) => kind === 'client' || kind === 'person') && !has(singles)) sum += worth.missing;
    const strangers =
      spokenOf.length > 0 && !has(spokenOf) && ofOthers.some((id) => spokenOf.some(({ kind }) => kind === this.#kinds.get(id)));
    if (strangers) sum += worth.stranger;
    if (wanted)
      sum +=
        (wanted === 'person' && ofOthers.some((id) => id.startsWith('person:'))) || tells[wanted].test(fact.text)
          ? worth.fits
          : worth.misfits;
    if (fact.asked.length === 0) sum += worth.unasked;
    return sum;
  }
}
