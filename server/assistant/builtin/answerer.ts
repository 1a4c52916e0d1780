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
import { lastQuestion, Options } from './options.ts';
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
  readonly #optionsOf: Options;

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
    this.#optionsOf = new Options(data.weights, this.#answersById, this.finder, this.followUps);
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
    const language = this.#texts.languages.find(({ name }) => name === foreign?.name);
    const taught = this.#sayings.taught(text);
    if (taught) return { text: [language?.say, taught].filter(Boolean).join(' '), answered: true, context };
    if (!foreign) return this.#reply(text, context);
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
    const options = this.#optionsOf.find({ question, said, context });
    const sure = options.find(({ isSure }) => isSure);
    if (isAngry(question, this.#data.words.cues) && !(sure && lastQuestion(question))) return this.#sayings.complaint(question, context);
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
    const [covered] = options.filter(({ isCovered }) => isCovered).sort((one, other) => other.match.near - one.match.near);
    if (covered) return tellOf(covered.match);
    if (context.complaint && !lastQuestion(question)) return this.#sayings.complaint(question, context);
    const choices = this.#optionsOf.offers(options);
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
