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
/** Least share of a question's content words that an offered answer covers. */
const LEAST_COVERED = 0.4;
/** Longest question that may go on with the last answer, in words. */
const LONGEST_FOLLOW_UP = 10;
/** Log odds beyond those of a told answer that one needs which was found by what was talked about. */
const LEANING = 1;
/** Share of the best score from which another answer is nearly as good. */
const NEARLY = 0.75;
/** Matches what separates two questions, in a text with single spaces. */
const secondQuestion =
  /(?<=\?) |[,;+ ] ?(?:and|plus|but|n|\+) (?=(?:also )?(?:who|whom|whose|what|how|howmany|when|where|which|why|do|does|did|can|could|is|are|was|were|will|would|may|have|has)\b)/i;
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
    const foreign = foreignLanguage(text, this.#data.words.languages.languages, (word) => this.finder.words.has(word));
    const language = this.#texts.languages.find(({ name }) => name === foreign?.name);
    const taught = this.#sayings.taught(text);
    if (taught) return { text: [language?.say, taught].filter(Boolean).join(' '), answered: true, context };
    if (!foreign) return this.#reply(text, context);
    const reply = this.#isClear(foreign) ? this.#reply(foreign.english, context) : { text: '', answered: false, context };
    return reply.answered
      ? { ...reply, text: `${language?.say} ${reply.text}` }
      : { text: `${language?.say} ${language?.notFound}`, answered: false, context: reply.context };
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
    const { tell } = this.#data.weights;
    const matches = finder.find(said);
    const [first] = matches;
    const tellOf = (match: Telling): Found => this.#sayings.told(match, said.text, question, context);
    if (first?.isSame) return tellOf(first);
    const ok = said.text !== '' && said.stems.length === 0 && this.#answersById.get('conversation#ok');
    if (ok) return tellOf({ answer: ok, line: 0, covers: 0 });
    const wish = this.#sayings.promiseOrWish(said, context);
    if (wish) return wish;
    const isSure = first !== undefined && first.sure >= tell && finder.isNear(said, first);
    if (isAngry(question, this.#data.words.cues) && !(isSure && (question.includes('?') || isQuestion(question))))
      return this.#sayings.complaint(question, context);
    const shop = describedShop(said, this.#data, replies, contactWith);
    if (shop) return { ...shop, answered: true };
    const comparison = compared(said, tables.columns, this.#data.words.tables.columns, (text) => finder.words.read(text));
    if (comparison) return tellOf({ answer: comparison, line: 0, covers: 0 });
    const others = this.#otherwise(question, said, context);
    const [other] = others;
    const isOtherSure = other !== undefined && (other.isSame || (other.sure >= tell + LEANING && finder.isNear(said, other)));
    // "And complaints?" goes on with the page of the last answer, if that has as near an answer as the others.
    if (isOtherSure && (!isSure || other.isSame || (this.followUps.goesOn(question) && other.score >= first.score * NEARLY)))
      return tellOf(other);
    if (isSure) return tellOf(first);
    if (finder.telling(said).length === 0) {
      const more = this.#more(context);
      if (more) return more;
    }
    const page = this.#pageNamed(said);
    if (page) return tellOf({ answer: page, line: 0, covers: 0 });
    const isStrange = finder.isStrange(said);
    const covered = isStrange ? undefined : matches.slice(0, 3).find((match) => finder.isCovered(said, match));
    if (covered) return tellOf(covered);
    if (context.complaint) return this.#sayings.complaint(question, context);
    const choices = isStrange ? [] : this.#offers([...matches, ...others], said, context);
    if (choices.length > 0) return { text: replies.which, answered: false, choices };
    return this.#sayings.notFound(question, said);
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

  /** Finds answers to a question read in another way: as it stands if it was said again, otherwise about what was talked about last. */
  #otherwise(question: string, said: Reading, { focus, told }: Context): Match[] {
    const find = (text: string, isPossible: (answer: Answer) => boolean) => {
      const reading = this.finder.read(text);
      return this.finder.isStrange(reading) ? [] : this.finder.find(reading, isPossible);
    };
    const isNearFocus = ({ about }: Answer) => about.length === 0 || about.some((id) => focus.includes(id));
    if (said.text !== question)
      return /\b(?:it|that|this)\b/i.test(question)
        ? find(question, () => true).filter(({ isSame, answer }) => isSame || isNearFocus(answer))
        : [];
    const [subject] = this.followUps.known(focus).filter(({ kind }) => kind !== 'topic');
    const page = this.#answersById.get(told[0] ?? '')?.page.split('#')[0];
    if ((!subject && !page) || said.named.length > 0 || question.split(' ').length > LONGEST_FOLLOW_UP) return [];
    const isNear = ({ id, about, page: own }: Answer) =>
      !told.includes(id) && ((subject && about.includes(subject.id)) || (page && own.split('#')[0] === page)) === true;
    return find(question, isNear);
  }

  /** Returns the questions that a message may mean. */
  #offers(matches: readonly Match[], said: Reading, { told }: Context): string[] {
    const { index } = this.finder;
    const telling = this.finder.telling(said);
    const isNear = ({ answer, at, sure }: Match) =>
      answer.page &&
      (answer.kind === 'fact' || answer.asked[0]?.endsWith('?')) &&
      !told.includes(answer.id) &&
      sure >= this.#data.weights.offer &&
      index.covers(at, telling) >= LEAST_COVERED;
    const questions = matches
      .filter(isNear)
      .toSorted((one, other) => other.sure - one.sure)
      // Asked lines of tables are generated; the first may be phrased as a question.
      .flatMap(({ answer, line }) => questionOf(answer, answer.kind === 'table' ? 0 : line) ?? []);
    return [...new Set(questions)].slice(0, MOST_CHOICES);
  }
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
