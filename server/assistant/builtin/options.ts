import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { canBeOffered, isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
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
  /** Whether the answer has what was asked, and whether it may be told. */
  isNear: boolean;
  isSure: boolean;
  /** The question by which the answer may be offered. */
  offer: string | undefined;
  /** Log odds, by which options are sorted. */
  worth: number;
}

/** Least share of a question's content words that an offered answer covers, and that the question offered for it has. */
const LEAST_COVERED = 0.4;
const LEAST_OFFERED = 0.1;
/** Most matches of each reading. Answers at hand count even below these. */
const MOST_MATCHES = 4;
/** Most questions to choose from. */
export const MOST_CHOICES = 3;
/** Share of the shorter answer's content words from which two say the same, and if their questions have the same content words. */
const SAME_SAID = 0.6;
const SAME_ASKED = 0.3;
/** Matches a question for what a word means. */
const asksMeaning = /\bmean(?:s|ing|t)?\b|\bexplain\b|\bdefin|\bstands? for\b|\bwhat(?:['’]?s| is| are)\b/i;
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
  readonly #finder: Finder;
  readonly #followUps: FollowUps;

  constructor(weights: KnowledgeData['weights'], finder: Finder, followUps: FollowUps) {
    this.#weights = weights;
    this.#finder = finder;
    this.#followUps = followUps;
  }

  /** Returns the matches of each way to read a question: said again, as it stands, its last sentence, and after the last question. Best first. */
  find(turn: Turn): Option[] {
    const { question, said, context } = turn;
    const last = lastQuestion(question);
    const sentences =
      last && this.#finder.telling(this.#finder.read(last)).length > 0 ? [this.#followUps.sayAgain(last, context).question, last] : [];
    const others = new Set([question, this.#followUps.bare(question), ...sentences]);
    others.delete(said.text);
    return [
      ...this.#matching(said, turn, true),
      ...[...others].flatMap((text) => this.#matching(this.#finder.read(text), turn, false)),
      ...this.#afterLastQuestion(turn),
    ].sort((one, other) => other.worth - one.worth);
  }

  /** Returns the questions to choose from, of which none leads to what a better one says; and the only match if several lead to one answer. */
  offers(options: readonly Option[]): { choices: string[]; only: Match | undefined } {
    const offered = options.filter(({ offer }) => offer !== undefined);
    const different = offered.filter((option, at) => !offered.slice(0, at).some((better) => this.#saysTheSame(better, option)));
    const [best] = different;
    const isOne = best?.isNear && different.length === 1 && offered.some(({ match }) => match.answer !== best.match.answer);
    const choices = [...new Set(different.flatMap(({ offer }) => offer ?? []))].slice(0, MOST_CHOICES);
    return { choices, only: isOne ? best.match : undefined };
  }

  /** Returns whether two options are of one answer, or of answers in much the same words. */
  #saysTheSame({ match: one, offer = '' }: Option, { match: other, offer: otherOffer = '' }: Option): boolean {
    const shared = (text: string, otherText: string) => {
      const stemsOf = (each: string) => new Set(this.#finder.telling(this.#finder.read(each, false)));
      const [stems, others] = [stemsOf(text), stemsOf(otherText)];
      return stems.intersection(others).size / (Math.min(stems.size, others.size) || 1);
    };
    // Answers of tables differ in names and figures only.
    if (one.answer === other.answer || (one.answer.kind === 'table' && other.answer.kind === 'table')) return one.answer === other.answer;
    const isAskedAlike = shared(offer, otherOffer) === 1;
    return shared(one.answer.say, other.answer.say) >= (isAskedAlike ? SAME_ASKED : SAME_SAID);
  }

  /** Returns what is at hand: answers about the subject that was talked about last, or on the page of the last answer. */
  #atHand({ focus, told }: Context) {
    const [subject] = this.#followUps.known(focus).filter(({ kind }) => kind !== 'topic');
    const page = pageOf(this.#finder.answersById.get(told[0] ?? ''));
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
    const besideNames = finder.tellingBesideNames(reading);
    const isOfClient = reading.named.some(({ kind }) => kind === 'client');
    const isNewHere = ({ answer }: Match) => named.length === 0 && isAtHand(answer) && !context.told.includes(answer.id);
    const firstHere = matches.find(isNewHere);
    const [first] = matches;
    return matches.flatMap((match, place) => {
      const { about, page } = match.answer;
      const isHere = isNewHere(match);
      if ((place >= MOST_MATCHES && !isHere) || (match.answer.isMeaning && !asksMeaning.test(reading.text))) return [];
      const isOfAnother = !isSaid && about.length > 0 && !about.some((id) => known.includes(id));
      const odds = (isHere ? LEANING : 0) - (isOfAnother ? LEANING : 0);
      const isElsewhere = isBegun && page !== '' && !isAtHand(match.answer) && !about.some((id) => named.includes(id));
      const isFirst = place === 0 || (place === 1 && match.score >= (first as Match).score * EQUAL) || match === firstHere;
      const isNear = finder.isNear(reading, match, isElsewhere);
      return {
        match,
        isNear,
        // What is asked of a client is not answered with what is true of us.
        isSure: match.isSame || (isFirst && match.sure + odds >= this.#weights.tell && isNear && !(isOfClient && match.features.misses)),
        offer: finder.index.covers(match.at, besideNames) >= LEAST_COVERED ? this.#offerOf(match, context, reading) : undefined,
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
    const both = finder.read(`${context.asked} ${bare}`);
    return finder
      .find(both)
      .filter(({ answer }) => !context.told.includes(answer.id))
      .slice(0, MOST_MATCHES)
      .map((match) => ({
        match,
        isNear: false,
        isSure: false,
        offer: this.#offerOf(match, context, both),
        worth: match.sure + match.near + (isAtHand(match.answer) ? LEANING : 0) - LEANING / 2,
      }));
  }

  /** Returns the question by which an answer may be offered: its nearest line or another, if it has enough of what was asked. */
  #offerOf({ at, answer, line, sure }: Match, { told }: Context, reading: Reading): string | undefined {
    if (answer.page === '' || told.includes(answer.id) || sure < this.#weights.offer) return undefined;
    const { index } = this.#finder;
    // A message may repeat one word hundreds of times, and each is looked for in each line.
    const stems = [...new Set(reading.stems)];
    const telling = [...new Set(this.#finder.telling(reading))].filter((stem) => index.has(stem));
    const ofTelling = (each: number) => index.covers(at, telling, each);
    // Asked lines of tables are generated; the first may be phrased as a question.
    const lines = answer.kind === 'fact' ? [...answer.asked.keys()] : answer.asked[0]?.endsWith('?') ? [0] : [];
    const offered = lines.filter((each) => canBeOffered(answer.asked[each]) && ofTelling(each) >= LEAST_OFFERED);
    const shared = new Map(offered.map((each) => [each, ofTelling(each) + index.covers(at, stems, each)]));
    const most = offered.toSorted((one, other) => (shared.get(other) ?? 0) - (shared.get(one) ?? 0))[0];
    const best = offered.includes(line) ? line : most;
    return best === undefined ? undefined : questionOf(answer, best);
  }
}

const pageOf = (answer: Answer | undefined) => answer?.page.split('#')[0] ?? '';

/** Returns the last sentence of a message that is a question. */
export const lastQuestion = (text: string): string | undefined =>
  text.split(/(?<=[.?!]) +/).findLast((sentence) => sentence.endsWith('?') || isQuestion(sentence));
