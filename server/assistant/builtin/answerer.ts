import type { Content } from '../../../content/load.ts';
import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
import { fill } from '../../../shared/format/fill.ts';
import { compared } from './compare.ts';
import { type Context, nextContext, noContext } from './context.ts';
import { Finder, type Match, type Reading } from './finder.ts';
import { foreignLanguage } from './languages.ts';
import { isAngry, limitFinder } from './limits.ts';
import { FollowUps } from './say-again.ts';
import { contactWith, type Found, Sayings, type Telling } from './sayings.ts';
import { describedShop } from './shop.ts';

/** Reply to a message. */
export interface Reply {
  /** Text with Markdown links to pages of this site. */
  text: string;
  /** Whether the site answers the message. */
  answered: boolean;
  /** Up to three questions to choose from: those that the message may mean, or the answers to a question of the reply. */
  choices?: readonly string[];
  /** What the conversation is about, for the next question. */
  context: Context;
}

const MOST_CHOICES = 3;
/** A message in another language is first read by its questions; a longer one with so many telling words is first translated. */
const LONGEST_ASKED = 7;
const LEAST_TRANSLATED = 3;
/** Questions of another language that are answered in one reply. */
const MOST_ASKED = 2;
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
/** Matches what separates two questions, in a text with single spaces. */
const secondQuestion =
  /(?<=\?) |[,;+ ] ?(?:and|plus|but|n|\+) (?=(?:also )?(?:who|whom|whose|what|how|howmany|when|where|which|why|do|does|did|can|could|is|are|was|were|will|would|may|have|has)\b)/i;
/** A match, how the question was read for it, the least confidence by which it is told, and its place among others. */
interface Option {
  match: Match;
  reading: Reading;
  least: number;
  worth: number;
}

/** Answers with sentences of the content. What is unsure is offered as questions, without its text. Deterministic. */
export class Answerer {
  readonly finder: Finder;
  readonly followUps: FollowUps;
  readonly #data: KnowledgeData;
  readonly #texts: Content['assistant'];
  readonly #sayings: Sayings;
  readonly #limitOf: ReturnType<typeof limitFinder>;
  readonly #answersById: ReadonlyMap<string, Answer>;

  /**
   * @param values values for placeholders of replies: {email}, {phone}
   * @param pageNames page names by path
   */
  constructor(
    data: KnowledgeData,
    texts: Content['assistant'],
    values: Readonly<Record<string, string>>,
    pageNames: ReadonlyMap<string, string>,
  ) {
    this.#data = data;
    this.#texts = texts;
    this.#answersById = new Map(data.answers.map((answer) => [answer.id, answer]));
    this.finder = new Finder(data);
    this.#sayings = new Sayings(data, texts, values, pageNames, this.finder);
    this.followUps = new FollowUps(data, (text) => this.finder.read(text));
    this.#limitOf = limitFinder(data.words.limits);
  }

  /**
   * @param question untrusted text within the limit of shared/api/chat.ts
   * @param context what the conversation is about; untrusted, it gives the subject and is never quoted
   */
  answer(question: string, context = noContext): Reply {
    const text = plain(question);
    const limit = this.#limitOf(text);
    if (limit) return { text: this.#texts.replies[limit], answered: true, context };
    const foreign = foreignLanguage(text, this.#data.words.languages, (word) => this.finder.words.has(word));
    if (!foreign) return this.#reply(text, context);
    const language = this.#texts.languages.find(({ name }) => name === foreign.name);
    const things = [...this.finder.read(`${text} ${foreign.english}`, false).named, ...this.followUps.known(context.focus)];
    const client = things.find(({ kind }) => kind === 'client') ?? this.followUps.clientOf(things.find(({ kind }) => kind === 'industry'));
    const asked = foreign.asked.map((question) => question.replace(/\bthey\b/, client?.name ?? 'your clients'));
    const translated = this.#isClear(foreign) ? [foreign.english] : [];
    const isLong =
      text.split(' ').length > LONGEST_ASKED && this.finder.telling(this.finder.read(foreign.english)).length >= LEAST_TRANSLATED;
    const [first, then] = isLong ? [translated, asked] : [asked, translated];
    const answersTo = (questions: readonly string[]) =>
      questions.slice(0, MOST_ASKED).flatMap((question) => {
        const reply = this.#reply(question, context);
        return reply.answered ? reply : [];
      });
    const told = answersTo(first);
    const replies = told.length > 0 ? told : answersTo(then);
    const last = replies.at(-1);
    if (!last) return { text: `${language?.say} ${language?.notFound}`, answered: false, context };
    return { ...last, text: [language?.say, ...new Set(replies.map((reply) => reply.text))].join(' ') };
  }

  /** Returns whether a translation tells something beside numbers. A message that is not understood is handed over, never guessed. */
  #isClear({ english, isUnderstood }: { english: string; isUnderstood: boolean }): boolean {
    const reading = this.finder.read(english);
    const telling = this.finder.telling(reading);
    const words = telling.filter((stem) => !/^\d/.test(stem));
    return isUnderstood && words.length > Number(words.length < telling.length);
  }

  /** Returns whether the reply takes precedence over a model: to distress, declined topics, requests for promises, and wishes. */
  hasPrecedence(question: string): boolean {
    const text = plain(question);
    return this.#limitOf(text) !== undefined || this.#sayings.promiseOrWish(this.finder.read(text), noContext) !== undefined;
  }

  /** Finds the answers that match a message, best first. */
  find(question: string, context = noContext): Match[] {
    return this.finder.find(this.#said(plain(question), context));
  }

  #said(question: string, context: Context): Reading {
    return this.finder.read(this.followUps.sayAgain(question, context).question);
  }

  /** Answers a question in English, or its two parts. */
  #reply(question: string, context: Context): Reply {
    const said = this.#said(question, context);
    const found = this.#inParts(question, said, context) ?? this.#found(question, said, context);
    const { told = [], sign, ...reply } = found;
    return { ...reply, context: this.#contextAfter(context, question, said, found) };
  }

  #contextAfter(context: Context, question: string, said: Reading, { text, told = [], sign }: Found): Context {
    const shown = this.finder.read(text.split('See [', 1)[0] as string, false).named;
    return nextContext(context, { question, said, shown, told, sign }, this.followUps);
  }

  /** Answers one question. @param said the question, said again */
  #found(question: string, said: Reading, context: Context): Found {
    const { finder } = this;
    const { replies, tables } = this.#texts;
    const [first] = finder.find(said);
    const tellOf = (match: Telling): Found => this.#sayings.told(match, said.text, question, context);
    if (first?.isSame) return tellOf(first);
    const ok = said.text !== '' && said.stems.length === 0 && this.#answersById.get('conversation#ok');
    if (ok) return tellOf({ answer: ok, line: 0, covers: 0 });
    const wish = this.#sayings.promiseOrWish(said, context);
    if (wish) return wish;
    const options = this.#options(question, said, context);
    const sure = options.find(({ match, reading, least }) => match.isSame || (match.sure >= least && finder.isNear(reading, match)));
    if (isAngry(question, this.#data.words.cues) && !(sure && (question.includes('?') || isQuestion(question))))
      return this.#sayings.complaint(question, context);
    const shop = describedShop(said, this.#data, replies, contactWith);
    if (shop) return { ...shop, answered: true };
    const comparison = compared(said, tables.columns, this.#data.words.tables.columns, (text) => finder.words.read(text));
    if (comparison) return tellOf({ answer: comparison, line: 0, covers: 0 });
    if (sure) return tellOf(sure.match);
    if (finder.telling(said).length === 0) {
      const more = this.#more(context);
      if (more) return more;
    }
    const page = this.#pageNamed(said);
    if (page) return tellOf({ answer: page, line: 0, covers: 0 });
    const [covered] = options
      .filter(({ match, reading }) => finder.isCovered(reading, match))
      .sort((one, other) => other.match.near - one.match.near);
    if (covered) return tellOf(covered.match);
    if (context.complaint && !(question.includes('?') || isQuestion(question))) return this.#sayings.complaint(question, context);
    const choices = this.#offers(options, context);
    if (choices.length > 0) return { text: replies.which, answered: false, choices };
    return context.complaint ? this.#sayings.complaint(question, context) : this.#sayings.notFound(question, said);
  }

  /** Returns questions on the page of the last answer, for messages such as "Why?" and "tell me more". */
  #more({ told }: Context): Found | undefined {
    const page = this.#answersById.get(told[0] ?? '')?.page;
    const others = this.#data.answers.filter((answer) => answer.kind === 'fact' && answer.page === page && !told.includes(answer.id));
    const choices = [...new Set(others.flatMap((answer) => questionOf(answer) ?? []))].slice(0, MOST_CHOICES);
    return choices.length > 0 ? { text: this.#texts.replies.more, answered: false, choices } : undefined;
  }

  /** Answers two questions in one message, the second with the context of the first. Undefined if neither is surely found. */
  #inParts(text: string, said: Reading, context: Context): Found | undefined {
    const parts = text.split(secondQuestion).filter((part) => part.trim().includes(' ') && (part.includes('?') || isQuestion(part.trim())));
    const [first = '', second = ''] = parts;
    if (parts.length !== 2 || this.finder.find(said)[0]?.isSame) return undefined;
    const saidFirst = this.#said(first, context);
    const one = this.#found(first, saidFirst, context);
    const between = this.#contextAfter(context, first, saidFirst, one);
    const other = this.#found(second, this.#said(second, between), between);
    if (!one.answered && !other.answered) return undefined;
    const told = [...(one.told ?? []), ...(other.told ?? [])];
    if (one.answered && other.answered)
      return {
        text: [...new Set([one.text, other.text])].join(' '),
        answered: true,
        told,
        ...((one.sign ?? other.sign) && { sign: one.sign ?? other.sign ?? '' }),
      };
    const [found, missing, part] = one.answered ? [one, other, second] : [other, one, first];
    if (missing.choices) return { ...found, answered: false, told, choices: missing.choices };
    const words = (part.split(/[?.]/, 1)[0] as string).replace(/^(and|plus|but)\s+/i, '');
    return { ...found, text: `${found.text} ${fill(this.#texts.replies.partMissing, { part: words })}`, answered: false, told };
  }

  /** Returns the answer for a page whose name is nearly all that a question says. */
  #pageNamed(said: Reading): Answer | undefined {
    const [only] = said.named;
    const others = said.stems.filter((stem) => !this.finder.namesIn(said).has(stem)).length;
    return only && others <= 3 && this.finder.tellsOnlyNames(said) ? this.#answersById.get(`${only.path}#page`) : undefined;
  }

  /**
   * Returns the best matches of each way to read a question: said again, as it stands, its last sentence, and about what was talked about
   * last. The best is first.
   */
  #options(question: string, said: Reading, context: Context): Option[] {
    const { finder } = this;
    const { tell } = this.#data.weights;
    const { focus, told } = context;
    const [subject] = this.followUps.known(focus).filter(({ kind }) => kind !== 'topic');
    const page = this.#answersById.get(told[0] ?? '')?.page.split('#')[0];
    const isAtHand = ({ about, page: own }: Answer) =>
      ((subject && about.includes(subject.id)) || (page && own.split('#')[0] === page)) === true;
    const last = lastQuestion(question);
    const texts = [...new Set([said.text, question, ...(last ? [this.#said(last, context).text, last] : [])])];
    const known = [...said.named.map(({ id }) => id), ...focus];
    // Of a client that the question means without a name, nothing is told that is about no client.
    const isOfClient = said.text !== question && said.named.some(({ kind }) => kind === 'client');
    const options = texts.flatMap((text, at): Option[] => {
      const reading = at === 0 ? said : finder.read(text);
      if (finder.isStrange(reading)) return [];
      const isPlain = at > 0 && finder.telling(reading).length === 0;
      const matches = finder
        .find(reading)
        .slice(0, MOST_MATCHES)
        .filter(({ isSame }) => isSame || !isPlain);
      const [first] = matches;
      return matches.map((match, place) => {
        const { about } = match.answer;
        const isOfAnother = at > 0 && (about.length > 0 || isOfClient) && !about.some((id) => known.includes(id));
        const doubt = (isOfAnother ? LEANING : 0) + (text !== said.text && text !== question ? LEANING / 2 : 0);
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
      const leans = this.followUps.goesOn(question) || said.text !== question;
      options.push(
        ...matches.map((match, place) => ({
          match,
          reading,
          least: place > 0 ? Number.POSITIVE_INFINITY : tell + (leans ? LEANING / 2 : LEANING),
          worth: match.sure + match.near - LEANING / 2 + (said.text === question ? 0 : AT_HAND),
        })),
      );
    }
    return options.sort((one, other) => other.worth - one.worth);
  }

  /** Returns the questions that a message may mean. */
  #offers(options: readonly Option[], { told }: Context): string[] {
    // A name is in each question about the thing; what else is asked counts.
    const wordsOf = (reading: Reading) => {
      const names = this.finder.namesIn({ named: reading.named, hinted: [] });
      const telling = this.finder.telling(reading);
      const others = telling.filter((stem) => !names.has(stem));
      return others.length > 0 ? others : telling;
    };
    const isOffered = ({ match: { answer, at, sure }, reading }: Option) =>
      answer.page &&
      (answer.kind === 'fact' || answer.asked[0]?.endsWith('?')) &&
      !told.includes(answer.id) &&
      sure >= this.#data.weights.offer &&
      this.finder.index.covers(at, wordsOf(reading)) >= LEAST_COVERED;
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

/** Returns the last sentence of a message of several if it is a question. */
function lastQuestion(text: string): string | undefined {
  const sentences = text.split(/(?<=[.?!]) +/);
  return sentences.length > 1 ? sentences.findLast((sentence) => sentence.endsWith('?') || isQuestion(sentence)) : undefined;
}

/** Strips control characters and markup from a message. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
