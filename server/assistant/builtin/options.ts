import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
import type { Context } from './context.ts';
import type { Finder, Match, Reading } from './finder.ts';
import type { FollowUps } from './say-again.ts';

/** A question, how it stands alone, and the context in which it is asked. */
export interface Turn {
  question: string;
  said: Reading;
  context: Context;
}

/** A match for a way to read a question. */
export interface Option {
  match: Match;
  /** Whether the answer may be told, and whether it may be offered as a question. */
  isSure: boolean;
  isOffered: boolean;
  /** Log odds, by which options are sorted. */
  worth: number;
}

/** Least share of a question's content words that an offered answer covers. */
const LEAST_COVERED = 0.4;
/** Most matches of each reading. Answers at hand count even below these. */
const MOST_MATCHES = 4;
/** Most questions to choose from. */
const MOST_CHOICES = 3;
/** Least number of content words with which a question is complete by itself. */
const COMPLETE = 3;
/** Share of the best score from which the second best answer may be told as well. */
const EQUAL = 0.95;
/** Log odds added to an answer at hand that was not told yet, and subtracted from one about another thing than the conversation. */
const LEANING = 1;
/** Log odds subtracted for each better match of the same reading. */
const PLACE = 0.5;

/** The ways to read a question, and what each of them finds. */
export class Options {
  readonly #weights: KnowledgeData['weights'];
  readonly #answersById: ReadonlyMap<string, Answer>;
  readonly #finder: Finder;
  readonly #followUps: FollowUps;

  constructor(weights: KnowledgeData['weights'], answersById: ReadonlyMap<string, Answer>, finder: Finder, followUps: FollowUps) {
    this.#weights = weights;
    this.#answersById = answersById;
    this.#finder = finder;
    this.#followUps = followUps;
  }

  /** Returns the matches of each way to read a question: said again, as it stands, its last sentence, and after the last question. Best first. */
  find(turn: Turn): Option[] {
    const { question, said, context } = turn;
    const last = lastQuestion(question);
    const sentences = last && this.#finder.telling(this.#finder.read(last)).length > 0 ? [this.#sayAgain(last, context), last] : [];
    const others = new Set([question, ...sentences]);
    others.delete(said.text);
    return [
      ...this.#matching(said, turn, true),
      ...[...others].flatMap((text) => this.#matching(this.#finder.read(text), turn, false)),
      ...this.#afterLastQuestion(turn),
    ].sort((one, other) => other.worth - one.worth);
  }

  /** Returns the questions to choose from. */
  offers(options: readonly Option[]): string[] {
    const answers = new Map(
      options
        .filter(({ isOffered }) => isOffered)
        .map(({ match }) => [match.answer, match.line] as const)
        .reverse(),
    );
    // Asked lines of tables are generated; the first may be phrased as a question.
    const questions = [...answers].reverse().flatMap(([answer, line]) => questionOf(answer, answer.kind === 'table' ? 0 : line) ?? []);
    return [...new Set(questions)].slice(0, MOST_CHOICES);
  }

  #sayAgain(question: string, context: Context): string {
    return this.#followUps.sayAgain(question, context).question;
  }

  /** Returns what is at hand: answers about the subject that was talked about last, or on the page of the last answer. */
  #atHand({ focus, told }: Context) {
    const [subject] = this.#followUps.known(focus).filter(({ kind }) => kind !== 'topic');
    const page = pageOf(this.#answersById.get(told[0] ?? ''));
    const isAtHand = (answer: Answer) => (subject && answer.about.includes(subject.id)) || (page !== '' && pageOf(answer) === page);
    return { isBegun: Boolean(subject || page), isAtHand };
  }

  /** @param isSaid whether the reading is the question said again, with the names that it means */
  #matching(reading: Reading, { said, context }: Turn, isSaid: boolean): Option[] {
    const finder = this.#finder;
    if (finder.isStrange(reading)) return [];
    const { isBegun, isAtHand } = this.#atHand(context);
    const named = said.named.map(({ id }) => id);
    const known = [...named, ...context.focus];
    const matches = finder.find(reading);
    const isNewHere = ({ answer }: Match) => named.length === 0 && isAtHand(answer) && !context.told.includes(answer.id);
    const firstHere = matches.find(isNewHere);
    const [first] = matches;
    return matches.flatMap((match, place) => {
      const { about, page } = match.answer;
      const isHere = isNewHere(match);
      if (place >= MOST_MATCHES && !isHere) return [];
      const isOfAnother = !isSaid && about.length > 0 && !about.some((id) => known.includes(id));
      const odds = (isHere ? LEANING : 0) - (isOfAnother ? LEANING : 0);
      const isElsewhere = isBegun && page !== '' && !isAtHand(match.answer) && !about.some((id) => named.includes(id));
      const isFirst = place === 0 || (place === 1 && match.score >= (first as Match).score * EQUAL) || match === firstHere;
      return {
        match,
        isSure: match.isSame || (isFirst && match.sure + odds >= this.#weights.tell && finder.isNear(reading, match, isElsewhere)),
        isOffered: this.#isOffered(match, context) && finder.index.covers(match.at, finder.tellingBesideNames(reading)) >= LEAST_COVERED,
        worth: match.sure + match.near + odds - PLACE * Math.min(place, MOST_MATCHES),
      };
    });
  }

  /** Returns what a question means that goes on with the one before, as if both were one. It is offered, never told. */
  #afterLastQuestion({ question, context }: Turn): Option[] {
    const finder = this.#finder;
    const bare = this.#followUps.bare(question);
    const own = finder.read(question);
    if (!context.asked || finder.isStrange(own) || (bare === question && new Set(finder.telling(own)).size >= COMPLETE)) return [];
    const { isAtHand } = this.#atHand(context);
    return finder
      .find(finder.read(`${context.asked} ${bare}`))
      .filter(({ answer }) => !context.told.includes(answer.id))
      .slice(0, MOST_MATCHES)
      .map((match) => ({
        match,
        isSure: false,
        isOffered: this.#isOffered(match, context),
        worth: match.sure + match.near + (isAtHand(match.answer) ? LEANING : 0) - LEANING / 2,
      }));
  }

  #isOffered({ answer, sure }: Match, { told }: Context): boolean {
    const isQuestion = answer.kind === 'fact' || answer.asked[0]?.endsWith('?') === true;
    return answer.page !== '' && isQuestion && !told.includes(answer.id) && sure >= this.#weights.offer;
  }
}

const pageOf = (answer: Answer | undefined) => answer?.page.split('#')[0] ?? '';

/** Returns the last sentence of a message that is a question. */
export const lastQuestion = (text: string): string | undefined =>
  text.split(/(?<=[.?!]) +/).findLast((sentence) => sentence.endsWith('?') || isQuestion(sentence));
