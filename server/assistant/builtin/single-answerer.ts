import type { Content } from '../../../content/load.ts';
import type { Entity, Fact } from '../../../search/fact.ts';
import type { Reader } from '../../../search/reader.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Context, FactFinder, Fit } from './fact-finder.ts';
import { goesOn, leans, meant, together } from './leaning.ts';
import type { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import { checkPremise } from './premises.ts';
import type { QuestionReader, Reading } from './reading.ts';

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
/** Words that ask about something as a whole. */
const overview = new Set(
  'and so what whats is are a an the your our about how tell me us tellmore explain describe please of who can you do does work works'.split(
    ' ',
  ),
);
/** What single questions are answered from. */
export interface Sources {
  facts: readonly Fact[];
  entities: readonly Entity[];
  reader: Reader;
  questions: QuestionReader;
  finder: FactFinder;
  operators: Operators;
  holds: Content['assistant']['replies']['holds'];
}

/** Answers one question: a premise, from the tables, or by a fact. */
export class SingleAnswerer {
  readonly #facts: readonly Fact[];
  readonly #entities: readonly Entity[];
  readonly #reader: Reader;
  readonly #questions: QuestionReader;
  readonly #finder: FactFinder;
  readonly #operators: Operators;
  readonly #holds: Sources['holds'];
  /** Steps of the last answer, for who wants to know why. */
  #trace: string[] = [];

  constructor({ facts, entities, reader, questions, finder, operators, holds }: Sources) {
    this.#facts = facts;
    this.#entities = entities;
    this.#reader = reader;
    this.#questions = questions;
    this.#finder = finder;
    this.#operators = operators;
    this.#holds = holds;
  }

  /** Notes its steps there from now on. */
  noteIn(trace: string[]): void {
    this.#trace = trace;
  }

  /** One question, answered from the tables or by a fact. */
  answer(asked: Reading, context: Context, sure = SURE, isSecond = false): Outcome | undefined {
    const reading = this.#yearsLater(asked, context) ?? asked;
    const isShort = reading.words.length <= 6;
    const isLeaning = context.said !== '' || isSecond ? goesOn.test(reading.text) || leans.test(reading.text) || isShort : false;
    const hasOwn = reading.named.some(({ kind }) => kind === 'client' || kind === 'person' || kind === 'office' || kind === 'document');
    const around: Context = isLeaning
      ? { ...context, entities: hasOwn ? [] : meant(reading, context.entities) }
      : { entities: [], said: '' };
    const fits = this.#finder.find(reading, around);
    const merged = isLeaning && context.before && !hasOwn ? this.#finder.find(reading, around, together(reading, context.before)) : [];
    const premise = checkPremise(reading, this.#operators);
    if (premise) return this.#because('premise', premise);
    const isExact = (fits[0]?.near ?? 0) >= EXACT;
    if (!isExact || (isLeaning && leans.test(reading.text))) {
      const outcome = this.#ofTables(reading, isLeaning ? meant(reading, context.entities) : [], context.before, isLeaning && !hasOwn);
      if (outcome) return outcome;
    }
    const best = this.#best(reading, fits, merged, context);
    if (!best || (best.sure < sure && best.near < EXACT)) return undefined;
    return this.#because(`fact ${best.fact.path}`, this.ofFact(best, reading));
  }

  /** @param isCarried whether what was spoken of before is the subject */
  #ofTables(reading: Reading, entities: readonly Entity[], before: Reading | undefined, isCarried: boolean): Outcome | undefined {
    const computed = this.#operators.answer(reading, entities);
    if (computed) return this.#because('tables', computed);
    const rows = (of: readonly Entity[]) => of.filter(({ kind }) => ['client', 'office', 'person', 'document', 'service'].includes(kind));
    const subjects = [...rows(reading.named), ...(isCarried ? rows(entities).slice(0, 1) : []), ...rows(reading.hinted)];
    // "And TechPro?": what was asked before, of another one.
    const [other] = rows(reading.named);
    const again = other && before && reading.words.length <= 4 ? this.#operators.value(before, other) : undefined;
    if (again) return this.#because(`the same of ${other?.id}`, again);
    for (const subject of subjects.slice(0, 2)) {
      const value = this.#operators.value(reading, subject, !reading.named.includes(subject));
      if (value) return this.#because(`a value of ${subject.id}`, value);
    }
    const only = this.#bare(reading);
    const told = only && this.about(only);
    return told && this.#because(`about ${only.id}`, told);
  }

  /** What is asked about as a whole: "TechPro", "what is dynamic pricing". */
  #bare({ named, words, wanted, asksYesNo }: Reading): Entity | undefined {
    const [only] = named;
    if (!only || named.length > 1 || wanted || asksYesNo) return undefined;
    const own = new Set(only.names.flatMap((name) => this.#reader.language.words(name)));
    return words.every((word) => own.has(word) || overview.has(word)) ? only : undefined;
  }

  /** "And five years later": the question before, of that year. */
  #yearsLater({ text, numbers }: Reading, { before, said }: Context): Reading | undefined {
    const [, sense] = /\byears? (later|after|on|before|earlier)\b/i.exec(text) ?? [];
    const year = /\b(?:19|20)\d\d\b/.exec(before?.text ?? '')?.[0] ?? /\b(?:19|20)\d\d\b/.exec(said)?.[0];
    if (!sense || !year || !before) return undefined;
    const then = Number(year) + (numbers[0] ?? 1) * (/before|earlier/i.test(sense) ? -1 : 1);
    return this.#questions.read(before.text.includes(year) ? before.text.replace(year, String(then)) : `what happened in ${then}`);
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
    const claimed = numbers.filter((number) => number > 1);
    const known = fact.text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const byNumber =
      isPremise && claimed.length > 0 && known.length > 0 ? (claimed.some((number) => known.includes(number)) ? 'Yes' : 'No') : undefined;
    const byLine = lines
      .map(({ line, near }) => ({ holds: line === undefined ? undefined : fact.asked[line]?.holds, near }))
      .find(({ holds, near }) => holds && near >= 0.25)?.holds;
    const holds = byNumber ?? byLine;
    return holds ? { ...outcome, text: `${this.#holds[holds]} ${fact.text}` } : outcome;
  }

  /** What there is to say of something named. */
  about(entity: Entity, said = ''): Outcome | undefined {
    const facts = this.#facts.filter(
      (fact) =>
        fact.about.includes(entity.id) && (fact.path === entity.path || fact.asked.length > 0) && !said.includes(fact.text.slice(0, 40)),
    );
    const ofPage = facts.filter(({ path }) => path === entity.path);
    const fact =
      ofPage.find(({ title, asked }) => (title === entity.name || title === '') && asked.length > 0) ??
      ofPage.find(({ title }) => title === entity.name) ??
      ofPage.find(({ about }) => about.length === 1) ??
      ofPage[0] ??
      facts[0];
    return fact && { text: fact.text, paths: [entity.path], fact, about: [entity] };
  }
}
