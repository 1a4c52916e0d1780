import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
import type { Context } from './context.ts';
import type { Finder, Match, Reading } from './finder.ts';
import type { FollowUps } from './say-again.ts';

/** Least share of a question's content words that an offered answer covers. */
const LEAST_COVERED = 0.4;
/** Longest question that may go on with the last answer, in words. */
const LONGEST_FOLLOW_UP = 10;
/** Log odds beyond those of a told answer that one needs which was found by what was talked about, or is about another thing. */
const LEANING = 1;
/** Log odds that an answer gains for being about what was talked about last. */
const AT_HAND = 0.5;
/** Share of the best score from which the second best answer may be told as well. */
const EQUAL = 0.95;
/** Log odds that the question as it is said again has before the other ways to read it. */
const SAID = 0.5;
/** Matches of each way to read a question. */
const MOST_MATCHES = 4;
/** Most questions to choose from. */
const MOST_CHOICES = 3;

/** A match, how the question was read for it, the least confidence by which it is told, and its place among others. */
interface Option {
  match: Match;
  reading: Reading;
  least: number;
  worth: number;
}

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

  /**
   * Returns the best matches of each way to read a question: said again, as it stands, its last sentence, and about what was talked about
   * last. The best is first.
   */
  find(question: string, said: Reading, context: Context): Option[] {
    const finder = this.#finder;
    const { tell } = this.#weights;
    const { focus, told } = context;
    const [subject] = this.#followUps.known(focus).filter(({ kind }) => kind !== 'topic');
    const page = this.#answersById.get(told[0] ?? '')?.page.split('#')[0];
    const isAtHand = ({ about, page: own }: Answer) =>
      ((subject && about.includes(subject.id)) || (page && own.split('#')[0] === page)) === true;
    const last = lastQuestion(question);
    const bare = this.#followUps.bare(question);
    const texts = [...new Set([said.text, question, bare, ...(last ? [this.#followUps.sayAgain(last, context).question, last] : [])])];
    const known = [...said.named.map(({ id }) => id), ...focus];
    // Of a client that the question means without a name, nothing is told that is about no client.
    const isOfClient = said.text !== question && said.named.some(({ kind }) => kind === 'client');
    const options = texts.flatMap((text, at): Option[] => {
      const reading = at === 0 ? said : finder.read(text);
      if (finder.isStrange(reading)) return [];
      const isPlain = at > 0 && (finder.telling(reading).length === 0 || (text === bare && text !== question));
      const matches = finder
        .find(reading)
        .slice(0, MOST_MATCHES)
        .filter(({ isSame }) => isSame || !isPlain);
      const [first] = matches;
      return matches.map((match, place) => {
        const { about } = match.answer;
        const isOfOther = subject?.kind === 'client' && match.answer.kind === 'fact' && about.some((id) => id.startsWith('client:'));
        const isOfAnother = (at > 0 ? about.length > 0 || isOfClient : isOfOther) && !about.some((id) => known.includes(id));
        const doubt = (isOfAnother ? LEANING : 0) + (text !== said.text && text !== question && text !== bare ? LEANING / 2 : 0);
        return {
          match,
          reading,
          least: place > 0 && (place > 1 || match.score < (first as Match).score * EQUAL) ? Number.POSITIVE_INFINITY : tell + doubt,
          worth: match.sure + match.near + (at === 0 ? SAID : 0) + (isAtHand(match.answer) ? AT_HAND : 0) - doubt - place,
        };
      });
    });
    if ((subject || page) && said.named.length === 0 && question.split(' ').length <= LONGEST_FOLLOW_UP) {
      const reading = finder.read(question);
      const isNew = (answer: Answer) => !told.includes(answer.id) && isAtHand(answer);
      const matches = finder.isStrange(reading) ? [] : finder.find(reading, isNew).slice(0, MOST_MATCHES);
      options.push(
        ...matches.map((match, place) => ({
          match,
          reading,
          least: place > 0 ? Number.POSITIVE_INFINITY : tell + (bare !== question || said.text !== question ? LEANING / 2 : LEANING),
          worth: match.sure + match.near - LEANING / 2 + (said.text === question ? 0 : AT_HAND),
        })),
      );
    }
    return options.sort((one, other) => other.worth - one.worth);
  }

  /** Returns the questions that a message may mean. */
  offers(options: readonly Option[], { told }: Context): string[] {
    // A name is in each question about the thing; what else is asked counts.
    const wordsOf = (reading: Reading) => {
      const names = this.#finder.namesIn({ named: reading.named, hinted: [] });
      const telling = this.#finder.telling(reading);
      const others = telling.filter((stem) => !names.has(stem));
      return others.length > 0 ? others : telling;
    };
    const isOffered = ({ match: { answer, at, sure }, reading }: Option) =>
      answer.page &&
      (answer.kind === 'fact' || answer.asked[0]?.endsWith('?')) &&
      !told.includes(answer.id) &&
      sure >= this.#weights.offer &&
      this.#finder.index.covers(at, wordsOf(reading)) >= LEAST_COVERED;
    const answers = new Map(
      options
        .filter(isOffered)
        .map(({ match }) => [match.answer, match.line] as const)
        .reverse(),
    );
    // Asked lines of tables are generated; the first may be phrased as a question.
    const questions = [...answers].reverse().flatMap(([answer, line]) => questionOf(answer, answer.kind === 'table' ? 0 : line) ?? []);
    return [...new Set(questions)].slice(0, MOST_CHOICES);
  }
}

/** Returns the last sentence of a message that is a question. */
export const lastQuestion = (text: string): string | undefined =>
  text.split(/(?<=[.?!]) +/).findLast((sentence) => sentence.endsWith('?') || isQuestion(sentence));
