import type { Content } from '../../../content/load.ts';
import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
import { fill } from '../../../shared/format/fill.ts';
import { compared } from './compare.ts';
import { type Context, nextContext, noContext } from './context.ts';
import { Finder, type Match, type Reading } from './finder.ts';
import { type Foreign, foreignLanguage } from './languages.ts';
import { isAngry, limitFinder } from './limits.ts';
import { lastQuestion, MOST_CHOICES, Options, type Turn } from './options.ts';
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

/** A surely found answer is told only among so many best options; behind them others are as likely. */
const MOST_SURE = 3;
/** Most words of a question that only names another day. */
const MOST_GOING_ON = 5;
/** Most words of a message that only asks for more of the last answer: "Why?". */
const MOST_EMPTY = 3;
/** Questions of another language that are answered in one reply. */
const MOST_ASKED = 2;
/** Matches what separates two questions, in a text with single spaces. */
const secondQuestion =
  /(?<=\?) |[,;+ ] ?(?:and|plus|but|n|\+|&) (?=(?:also )?(?:(?:in|at|on|for|over) )?(?:who|whom|whose|what|how|howmany|when|where|which|why|do|does|did|can|could|is|are|was|were|will|would|may|have|has)\b)/i;
/** Matches where a phrase begins that another may stand beside: in Germany, with our till. */
const beforePhrase = / (?=(?:with|without|in|on|for|from|at|during|and) )/i;
/** Answers with sentences of the content. What is unsure is offered as questions, without its text. Deterministic. */
export class Answerer {
  readonly finder: Finder;
  readonly followUps: FollowUps;
  readonly #data: KnowledgeData;
  readonly #texts: Content['assistant'];
  readonly #sayings: Sayings;
  readonly #limitOf: ReturnType<typeof limitFinder>;
  readonly #optionsOf: Options;
  readonly #openingDays: (said: Reading, goesOn: boolean) => string | undefined;

  /**
   * @param values values for placeholders of replies: {email}, {phone}
   * @param pageNames page names by path
   * @param openingDays whether we work on the days that a question names (opening-days.ts)
   */
  constructor(
    data: KnowledgeData,
    texts: Content['assistant'],
    values: Readonly<Record<string, string>>,
    pageNames: ReadonlyMap<string, string>,
    openingDays: (said: Reading, goesOn: boolean) => string | undefined = () => undefined,
  ) {
    this.#data = data;
    this.#openingDays = openingDays;
    this.#texts = texts;
    this.finder = new Finder(data);
    this.#sayings = new Sayings(data, texts, values, pageNames, this.finder);
    this.followUps = new FollowUps(data, (text) => this.finder.read(text));
    this.#optionsOf = new Options(data.weights, this.finder, this.followUps);
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
    const replies = this.#foreignReplies(text, foreign, context);
    const last = replies.at(-1);
    const choices = this.#texts.replies.topics;
    if (!last) return { text: `${language?.say} ${language?.notFound}`, answered: false, choices, context: { ...context, choices } };
    const texts = new Map(replies.map((reply) => [reply.text.replace(/^(?:Yes|No)\. /, ''), reply.text]));
    return { ...last, text: [language?.say, ...texts.values()].join(' ') };
  }

  /** Returns whether the reply takes precedence over a model: to distress, declined topics, requests for promises, wishes, and opening days. */
  hasPrecedence(question: string): boolean {
    const text = plain(question);
    const said = this.finder.read(text);
    const reply = this.#limitOf(text) ?? this.#sayings.promiseOrWish(said, noContext) ?? this.#openingDays(said, false);
    return reply !== undefined;
  }

  /** Finds the answers that match a message, best first. */
  find(question: string, context = noContext): Match[] {
    return this.finder.find(this.#turnOf(plain(question), context).said);
  }

  /** Answers the questions that a message in another language asks, or else its translation. */
  #foreignReplies(text: string, foreign: Foreign, context: Context): Reply[] {
    const { named, hinted } = this.finder.read(`${text} ${foreign.english}`, false);
    const things = [...named, ...this.followUps.known(context.focus)];
    const client = things.find(({ kind }) => kind === 'client') ?? this.followUps.clientOf(things.find(({ kind }) => kind === 'industry'));
    const trade = [...things, ...hinted].find(({ kind }) => kind === 'industry');
    const asked = foreign.asked.map((question) =>
      question.replace(/\bthey\b/, client?.name ?? 'your clients').replace(/\bmy shop\b/, trade ? `a ${trade.name} shop` : '$&'),
    );
    const telling = this.finder.telling(this.finder.read(foreign.english));
    const words = telling.filter((stem) => !/^\d/.test(stem));
    // A message that is not understood, or tells one word with numbers, is handed over, never guessed.
    const translated = foreign.isUnderstood && words.length > Number(words.length < telling.length) ? [foreign.english] : [];
    for (const questions of [asked, translated]) {
      // A question of the table stands alone, as one that is pressed.
      const replies = questions
        .slice(0, MOST_ASKED)
        .map((question) => this.#reply(question, questions === asked ? { ...context, choices: [question] } : context));
      if (replies.some(({ answered }) => answered)) return replies.filter(({ answered }) => answered);
    }
    return [];
  }

  /** Answers a question in English, or its two parts. */
  #reply(question: string, context: Context): Reply {
    const turn = this.#turnOf(question, context);
    const whole = this.#inParts(turn) ?? this.#found(turn);
    const found = whole.answered ? whole : (this.#inPhrases(turn) ?? whole);
    const isNotFound = !found.answered && !found.told && !found.choices;
    const { told, sign, ...reply } = isNotFound ? { ...found, choices: this.#texts.replies.topics } : found;
    return { ...reply, context: this.#contextAfter(turn, { ...found, ...reply }) };
  }

  #turnOf(question: string, context: Context): Turn {
    const isPressed = context.choices.includes(question);
    return { question, said: this.finder.read(isPressed ? question : this.followUps.sayAgain(question, context).question), context };
  }

  #contextAfter({ question, said, context }: Turn, { text, told = [], choices = [], sign }: Found): Context {
    const shown = this.finder.read(text.split('See [', 1)[0] as string, false).named;
    return nextContext(context, { question, said, shown, told, choices, sign }, this.followUps);
  }

  /** Answers one question by the first step that has a reply. */
  #found(turn: Turn): Found {
    const { question, said, context } = turn;
    const { replies, tables } = this.#texts;
    const { cues, tables: vocabulary } = this.#data.words;
    const tell = (match: Telling | undefined) => match && this.#sayings.told(match, said.text, question, context);
    const tellOf = (answer: Answer | undefined) => answer && tell({ answer, line: 0, covers: 0 });
    const complaint = () => this.#sayings.complaint(question, context);
    const matches = this.finder.find(said);
    const pressed = context.choices.includes(question) ? matches.find(({ isSame }) => isSame) : undefined;
    const atOnce =
      this.#opening(turn) ??
      tell(pressed) ??
      tell(matches[0]?.isSame ? matches[0] : undefined) ??
      (said.text && said.stems.length === 0 ? tellOf(this.finder.answersById.get('conversation#ok')) : undefined) ??
      this.#sayings.promiseOrWish(said, context);
    if (atOnce) return atOnce;
    const options = this.#optionsOf.find(turn);
    const sure = options.slice(0, MOST_SURE).find(({ isSure }) => isSure);
    const { choices, only } = this.#optionsOf.offers(options);
    const asks = lastQuestion(question) !== undefined;
    const tells = this.finder.telling(said).length;
    return (
      (isAngry(question, cues) && !(sure && asks) ? complaint() : undefined) ??
      describedShop(said, this.#data, replies, contactWith) ??
      tellOf(compared(said, tables.columns, vocabulary.columns, (text) => this.finder.words.read(text))) ??
      tell(sure?.match) ??
      (tells === 0 && (choices.length === 0 || said.stems.length <= MOST_EMPTY) ? this.#more(context) : undefined) ??
      (context.complaint && !asks ? complaint() : undefined) ??
      tell(only) ??
      (choices.length > 0 ? { text: replies.which, answered: false, choices } : undefined) ??
      (context.complaint ? complaint() : this.#sayings.notFound(question, said))
    );
  }

  /** Returns the reply to a question about opening days, which may go on with one: "and on Sunday?". */
  #opening({ question, said, context }: Turn): Found | undefined {
    const goesOn = context.aspect === 'opening' && question.split(' ').length <= MOST_GOING_ON;
    const text = this.#openingDays({ ...said, text: question }, goesOn);
    return text ? { text, answered: true, sign: 'opening' } : undefined;
  }

  /** Returns questions on the page of the last answer, for messages such as "Why?" and "tell me more". */
  #more({ told }: Context): Found | undefined {
    const page = this.finder.answersById.get(told[0] ?? '')?.page;
    const others = this.#data.answers.filter((answer) => answer.kind === 'fact' && answer.page === page && !told.includes(answer.id));
    const choices = [...new Set(others.flatMap((answer) => questionOf(answer) ?? []))].slice(0, MOST_CHOICES);
    return choices.length > 0 ? { text: this.#texts.replies.more, answered: false, choices } : undefined;
  }

  /** Answers a question that is not found as a whole by its two phrases: "Does it work in Germany with our till?" Undefined if one of them is unsure without the conversation. */
  #inPhrases({ question }: Turn): Found | undefined {
    const [frame = '', ...phrases] = question.split(beforePhrase);
    if (phrases.length !== 2 || !isQuestion(frame)) return undefined;
    const found = phrases.map((phrase) => this.#found(this.#turnOf(`${frame} ${phrase}`, noContext)));
    const told = found.flatMap(({ told = [] }) => told);
    if (new Set(told).size !== 2) return undefined;
    return { text: found.map(({ text }) => text).join(' '), answered: true, told };
  }

  /** Answers two questions in one message, the second with the context of the first. Undefined if neither is surely found. */
  #inParts({ question, said, context }: Turn): Found | undefined {
    const parts = question
      .split(secondQuestion)
      .filter((part) => part.trim().includes(' ') && (part.includes('?') || isQuestion(part.trim())));
    const [first = '', second = ''] = parts;
    if (parts.length !== 2 || this.finder.find(said)[0]?.isSame) return undefined;
    const firstTurn = this.#turnOf(first, context);
    const one = this.#found(firstTurn);
    const other = this.#found(this.#turnOf(second, this.#contextAfter(firstTurn, one)));
    if (!one.answered && !other.answered) return undefined;
    const told = [...(one.told ?? []), ...(other.told ?? [])];
    if (one.answered && other.answered) {
      const sign = one.sign ?? other.sign;
      return { text: [...new Set([one.text, other.text])].join(' '), answered: true, told, ...(sign && { sign }) };
    }
    const [found, missing, part] = one.answered ? [one, other, second] : [other, one, first];
    if (missing.choices) return { ...found, answered: false, told, choices: missing.choices };
    const words = (part.split(/[?.]/, 1)[0] as string).replace(/^(and|plus|but)\s+/i, '');
    return { ...found, text: `${found.text} ${fill(this.#texts.replies.partMissing, { part: words })}`, answered: false, told };
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
