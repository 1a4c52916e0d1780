import type { Content } from '../../../content/load.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import type { Reader } from '../../../search/reader.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Context, FactFinder, Fit } from './fact-finder.ts';
import { meant, together } from './leaning.ts';
import type { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './slots.ts';

/** How sure a fact must be to be the answer, as the logarithm of the odds (fact-finder.ts). */
export const SURE = -0.8;
/** For the second part of a question, which the first has told of. */
export const SECOND = -1.1;
/** For what was answered before. */
export const BEFORE = -1.2;
/** How much surer a question must be together with the one before it than alone. */
const AHEAD = 0.15;
/** The same for a question that says next to nothing alone: it may be less sure. */
const NOTHING = -0.5;
/** How near a line is that asks the same. */
const EXACT = 0.93;
/** How near a line is that tells what holds, where a fact is asked one way, and both ways. */
const PERHAPS = 0.25;
const PLAINLY = 0.5;
/** The same where the nearest line that tells the contrary is far behind, and how far that is. */
const CLEARLY = 0.35;
const FAR = 0.2;
/** How near a line must be, or how much of the question a fact must cover, to answer what was not asked after something else. */
const NEAR = 0.4;
const COVERS = 0.45;
/** What single questions are answered from. */
export interface Sources {
  facts: readonly Fact[];
  entities: readonly Entity[];
  reader: Reader;
  cues: Content['assistant']['cues'];
  finder: FactFinder;
  operators: Operators;
  holds: Content['assistant']['replies']['holds'];
}

/** Answers one question: a premise, from the tables, or by a fact. */
export class SingleAnswerer {
  readonly #facts: readonly Fact[];
  readonly #entities: readonly Entity[];
  readonly #reader: Reader;
  readonly #cues: Sources['cues'];
  readonly #silent: ReadonlySet<string>;
  readonly #finder: FactFinder;
  readonly #operators: Operators;
  readonly #holds: Sources['holds'];
  /** Steps of the last answer, for who wants to know why. */
  #trace: string[] = [];

  constructor({ facts, entities, reader, cues, finder, operators, holds }: Sources) {
    this.#facts = facts;
    this.#entities = entities;
    this.#reader = reader;
    this.#cues = cues;
    this.#silent = new Set(
      [...cues.claims.ends, ...cues.claims.begins, ...cues.overview, ...cues.skipped].flatMap((cue) => cue.split(' ')),
    );
    this.#finder = finder;
    this.#operators = operators;
    this.#holds = holds;
  }

  /** Notes its steps there from now on. */
  noteIn(trace: string[]): void {
    this.#trace = trace;
  }

  /** One question, answered from the tables or by a fact. */
  answer(reading: Reading, context: Context, sure = SURE, isSecond = false): Outcome | undefined {
    const isShort = reading.words.length <= 6;
    const isLeaning = (context.said !== '' || isSecond) && (reading.goesOn || reading.leans || isShort);
    const hasOwn = reading.named.some(({ kind }) => ['client', 'person', 'office', 'document'].includes(kind));
    const carried = isLeaning ? meant(reading, context.entities, this.#cues.pronouns) : [];
    const around: Context = isLeaning ? { ...context, entities: hasOwn ? [] : carried } : { entities: [], said: '', isSaid: false };
    const fits = this.#finder.find(reading, around);
    const merged = isLeaning && context.before && !hasOwn ? this.#finder.find(reading, around, together(reading, context.before)) : [];
    if ((fits[0]?.near ?? 0) < EXACT || (isLeaning && reading.leans)) {
      const before = isLeaning ? context.outcome?.slots : undefined;
      this.#trace.push(`asks:     ${this.#operators.explained(reading, carried, before)}`);
      const computed = this.#operators.answer(reading, carried, before);
      if (computed) return this.#because('tables', computed);
      const bare = this.#bare(reading).map((each) => this.about(each));
      if (bare.length > 0 && bare.every((each) => each !== undefined)) return this.#because('about what is named', joined(bare));
    }
    const best = this.#best(reading, fits, merged, context);
    if (best && !isLeaning && best.near < NEAR && best.covers < COVERS) return undefined;
    if (!best || (best.near < EXACT && (best.sure < sure || (!isLeaning && !this.#finder.tells(best, reading, this.#silent)))))
      return undefined;
    return this.#because(`fact ${best.fact.path}`, this.ofFact(best, reading));
  }

  /** The same, from the tables alone. */
  tables(reading: Reading, context: Context): Outcome | undefined {
    const outcome = this.#operators.answer(reading, context.entities, context.outcome?.slots);
    return outcome && this.#because('tables, of the sentence that asks', outcome);
  }

  /** The same column of another row. */
  ofRow(slots: Slots, row: Entity): Outcome | undefined {
    return this.#operators.ofRow(slots, row);
  }

  /** What is asked about as a whole: "TechPro", "what is dynamic pricing". */
  #bare({ named, hinted, words, wanted, asksYesNo }: Reading): readonly Entity[] {
    const things = named.length > 0 ? named : hinted.filter(({ kind }) => kind === 'service');
    const kinds = new Set(things.map(({ kind }) => kind));
    if (kinds.size !== 1 || things.length > 2 || hinted.length > 1 || wanted || (asksYesNo && !kinds.has('platform'))) return [];
    const own = new Set(
      things
        .flatMap(({ names, hints }) => [...names, ...(named.length > 0 ? [] : hints)])
        .flatMap((name) => this.#reader.language.words(name)),
    );
    return words.every((word) => own.has(word) || this.#cues.overview.includes(word)) ? things : [];
  }

  /** The best fact: of the question alone, or together with the one before it, where that was another. */
  #best(reading: Reading, fits: readonly Fit[], merged: readonly Fit[], context: Context): Fit | undefined {
    for (const { fact, sure, score, near, covers } of [...fits.slice(0, 4), ...merged.slice(0, 2)])
      this.#trace.push(
        `found:    ${sure.toFixed(2)} score ${score.toFixed(2)} near ${near.toFixed(2)} covers ${covers.toFixed(2)} ${fact.path} ${fact.text.slice(0, 70)}`,
      );
    const [own] = fits;
    const isSaid = ({ fact }: Fit) => context.said.includes(fact.text.slice(0, 40));
    const [first] = merged;
    // Said before, and still what a short question asks the figure of: "how many in total?"
    const next = first && isSaid(first) && reading.wanted && reading.words.length <= 5 ? first : merged.find((fit) => !isSaid(fit));
    const tells = reading.words.filter((word) => !stopWords.has(word)).length;
    return next && (!own || next.sure - (tells <= 1 ? NOTHING : AHEAD) > own.sure) ? next : own;
  }

  #because(why: string, outcome: Outcome): Outcome {
    this.#trace.push(`because:  ${why}`);
    return outcome;
  }

  ofFact({ fact, lines }: Fit, { asksYesNo, isPremise, numbers, text }: Reading): Outcome {
    const about = this.#entities.filter(({ id }) => fact.about.includes(id));
    const outcome: Outcome = { text: fact.text, paths: [fact.path], fact, about };
    if ((!asksYesNo && !isPremise) || /\bor\b/.test(text) || /^(Yes|No)\b/.test(fact.text)) return outcome;
    const byNumber = isPremise || numbers.some(isYear) ? numbersHold(numbers, fact.text) : undefined;
    if (byNumber === 'perhaps') return outcome;
    // A fact that is asked both ways is told to hold only by a line that is quite near.
    const both = new Set(fact.asked.flatMap(({ holds: each }) => each ?? [])).size > 1;
    const telling = lines.flatMap(({ line, near }) => {
      const holds = line === undefined ? undefined : fact.asked[line]?.holds;
      return holds ? [{ holds, near }] : [];
    });
    const [nearest] = (lines[0]?.near ?? 0) >= EXACT ? telling.filter(({ near }) => near >= EXACT) : telling;
    const ahead = nearest ? nearest.near - (telling.find(({ holds }) => holds !== nearest.holds)?.near ?? 0) : 0;
    const isClear = nearest && nearest.near >= (!both ? PERHAPS : ahead >= FAR ? CLEARLY : PLAINLY);
    const holds = byNumber ?? (isClear ? nearest.holds : undefined);
    return holds ? { ...outcome, text: `${this.#holds[holds]} ${fact.text}` } : outcome;
  }

  /** Whether a question asks for a thing as a whole: "tell me about it". */
  isOverview({ words }: Reading): boolean {
    return words.every((word) => this.#cues.overview.includes(word) || stopWords.has(word));
  }

  /** What there is to say of something named. */
  about(entity: Entity, said = ''): Outcome | undefined {
    const facts = this.#facts.filter(
      (fact) =>
        fact.about.includes(entity.id) && (fact.path === entity.path || fact.asked.length > 0) && !said.includes(fact.text.slice(0, 40)),
    );
    const ofPage = facts.filter(({ path }) => path === entity.path);
    const fact =
      ofPage.find(({ title, asked }) => title === entity.name && asked.length > 0) ??
      ofPage.find(({ title, asked }) => title === '' && asked.length > 0) ??
      ofPage.find(({ title }) => title === entity.name) ??
      ofPage.find(({ about }) => about.length === 1) ??
      ofPage[0] ??
      facts[0];
    return fact && { text: fact.text, paths: [entity.path], fact, about: [entity] };
  }
}

/** Answers beside one another. */
const joined = (outcomes: readonly Outcome[]): Outcome => ({
  ...(outcomes.length === 1 ? outcomes[0] : {}),
  text: outcomes.map(({ text }) => text).join(' '),
  paths: [...new Set(outcomes.flatMap(({ paths }) => paths))],
  about: outcomes.flatMap(({ about = [] }) => about),
});

const isYear = (number: number) => number >= 1900 && number < 2100;

/** Whether the numbers of a claim are those of the fact: years against years, others against others. One of several years may be that of something else. */
function numbersHold(claimed: readonly number[], text: string): 'Yes' | 'No' | 'perhaps' | undefined {
  const known = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const told = claimed.filter((number) => number > 1 && known.some((each) => isYear(each) === isYear(number)));
  if (told.length === 0) return undefined;
  if (!told.every((number) => known.includes(number))) return 'No';
  return told.some(isYear) && known.filter(isYear).length > told.length ? 'perhaps' : 'Yes';
}
