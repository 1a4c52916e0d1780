import type { Content } from '../../../content/load.ts';
import { fill, listed } from '../../../format/fill.ts';
import type { Entity, Fact, KnowledgeData } from '../../../search/fact.ts';
import { Reader } from '../../../search/reader.ts';
import type { Turn } from '../../../wire/chat.ts';
import { contactWith } from './contact-with.ts';
import { Conversation, nothing } from './conversation.ts';
import { type Context, FactFinder } from './fact-finder.ts';
import { Intents } from './intents.ts';
import { foreignLanguage } from './languages.ts';
import { Limits } from './limits.ts';
import { chosen, corrected, type Means, moved } from './moved.ts';
import { Moves } from './moves.ts';
import { type NotFound, notFound } from './not-found.ts';
import { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import { plain } from './plain.ts';
import { QuestionReader, type Reading } from './reading.ts';
import { clausesOf } from './sentences-of.ts';
import { BEFORE, SingleAnswerer } from './single-answerer.ts';
import { Understanding } from './understanding.ts';

/** A reply to a question. */
export interface Reply {
  /** Plain text with Markdown links to pages of this site. */
  text: string;
  /** Whether the site says what was asked. */
  answered: boolean;
  /** Questions near by that are answered, where this one was not; at most three. */
  choices?: readonly string[];
}

type Words = Omit<Content['assistant'], 'facts' | 'names'>;

/** Answers from the site's own words, without a key or a network. The same answer to the same question. */
export class Answerer {
  readonly #reader: Reader;
  readonly #questions: QuestionReader;
  readonly #facts: readonly Fact[];
  readonly #entities: readonly Entity[];
  readonly #finder: FactFinder;
  readonly #single: SingleAnswerer;
  readonly #understanding: Understanding;
  readonly #conversation: Conversation;
  readonly #moves: Moves;
  readonly #means: Means;
  readonly #limits: Limits;
  readonly #words: Words;
  readonly #courtesies: Intents<Words['conversation']['courtesies'][number]>;
  readonly #wishes: Intents<Words['conversation']['wishes'][number]>;
  readonly #values: Readonly<Record<string, string>>;
  /** Steps of the last answer, for who wants to know why. */
  #trace: string[] = [];

  constructor({ facts, entities }: KnowledgeData, words: Words, values: Readonly<Record<string, string>>) {
    this.#facts = facts;
    this.#entities = entities;
    this.#words = words;
    this.#values = values;
    const { conversation, replies, cues } = words;
    this.#reader = new Reader(
      { ...words.synonyms, groups: [...words.synonyms.groups, ...words.synonyms.questions] },
      {
        names: entities.filter(({ kind }) => ['client', 'office', 'person', 'platform'].includes(kind)).map(({ name }) => name),
        titles: entities.flatMap(({ names }) => names),
        texts: [
          ...facts.flatMap(({ text, title, asked }) => [text, title, ...asked.map((line) => line.text)]),
          ...[...conversation.courtesies, ...conversation.wishes].flatMap(({ ask }) => ask),
          ...Object.values(conversation.moves).flat(),
          ...entities.flatMap(({ hints }) => hints),
          ...[...Object.values(words.operators.columns), ...Object.values(words.operators.tables)].flatMap(({ names }) => names),
          ...Object.values(words.operators.operations).flat(),
        ],
      },
    );
    const { language } = this.#reader;
    this.#questions = new QuestionReader(this.#reader, entities, cues);
    this.#finder = new FactFinder(facts, entities, this.#reader);
    const isTelling = (word: string) => this.#finder.isTelling(word);
    this.#moves = new Moves(conversation, language, isTelling);
    const operators = new Operators(entities, words.operators, replies.and, cues.pronouns.person, language, isTelling);
    this.#single = new SingleAnswerer({
      facts,
      entities,
      reader: this.#reader,
      cues,
      finder: this.#finder,
      operators,
      holds: replies.holds,
    });
    this.#understanding = new Understanding({ entities, questions: this.#questions, single: this.#single, cues, replies });
    this.#means = { entities, facts, finder: this.#finder, questions: this.#questions, single: this.#single, moves: this.#moves, replies };
    this.#conversation = new Conversation(
      { facts, entities },
      this.#questions,
      (reading, context) => this.#understanding.understood(reading, context, BEFORE),
      (said) => operators.recalled(said),
    );
    this.#limits = new Limits(words.limits, language);
    this.#courtesies = new Intents(conversation.courtesies, this.#reader, cues.skipped);
    this.#wishes = new Intents(conversation.wishes, this.#reader, cues.skipped);
  }

  /**
   * @param question at most as long as wire/chat.ts allows; anything may stand in it
   * @param history the conversation before it; says what the question is about, and is never quoted
   */
  answer(question: string, history: readonly Turn[] = []): Reply {
    this.#noteIn([]);
    const text = plain(question);
    const { replies } = this.#words;
    const limit = this.#limits.of(text);
    if (limit) return this.#told(`declined as ${limit}`, { text: replies[limit], answered: true });
    const foreign = foreignLanguage(text, this.#words.languages, (word) => this.#reader.isKnown(word));
    if (foreign) return this.#inEnglish(foreign);
    return this.#converse(text, history);
  }

  /** What was understood, what was found with scores, and why it was answered so. */
  explain(question: string, history: readonly Turn[] = []): string {
    const reply = this.answer(question, history);
    const { words, named, hinted, wanted, numbers, asksYesNo, isPremise } = this.#questions.read(plain(question));
    const names = (entities: readonly Entity[]) => entities.map(({ id }) => id).join(', ') || '-';
    return [
      `read as:  ${words.join(' ')}`,
      `names:    ${names(named)}; hints at ${names(hinted)}`,
      `wants:    ${wanted ?? 'anything'}${asksYesNo ? ', yes or no' : ''}${isPremise ? ', a premise' : ''}${numbers.length > 0 ? `, numbers ${numbers.join(', ')}` : ''}`,
      ...this.#trace,
      `answered: ${reply.answered}`,
      reply.text,
      ...(reply.choices ?? []).map((choice) => `  ? ${choice}`),
    ].join('\n');
  }

  /** Facts of the whole site, the best for the question first: for a model. */
  facts(question: string, history: readonly Turn[]): Fact[] {
    const reading = this.#questions.read(plain(question));
    const context = this.#before(history);
    const found = this.#finder
      .find(reading, context, context.before ? [...reading.words, ...context.before.words] : reading.words)
      .map(({ fact }) => fact);
    return [...new Set([...found, ...this.#facts])];
  }

  #noteIn(trace: string[]): void {
    this.#trace = trace;
    this.#understanding.noteIn(trace);
  }

  #told(why: string, reply: Reply): Reply {
    this.#trace.push(`because:  ${why}`);
    return reply;
  }

  #before(history: readonly Turn[]): Context {
    const trace = this.#trace;
    this.#noteIn([]);
    const context = this.#conversation.before(history.map((turn) => ({ ...turn, text: turn.isBot ? turn.text : plain(turn.text) })));
    this.#noteIn(trace);
    return context;
  }

  #inEnglish({ language, english }: NonNullable<ReturnType<typeof foreignLanguage>>): Reply {
    this.#trace.push(`language: ${language.name}, in English: ${english}`);
    const reading = this.#questions.read(english);
    const courtesy = this.#courtesies.find(english, reading.words);
    if (courtesy) return { text: `${language.say} ${fill(courtesy.say, this.#values)}`, answered: true };
    const outcome = english ? (this.#understanding.shop(reading) ?? this.#single.answer(reading, nothing)) : undefined;
    if (!outcome) return { text: `${language.say} ${language.notFound}`, answered: false };
    return { text: `${language.say} ${this.#written([outcome])}`, answered: true };
  }

  #converse(text: string, history: readonly Turn[]): Reply {
    const whole = this.#questions.read(text);
    const isNaming = whole.named.length > 0;
    const isWish = this.#wishes.find(text, whole.words, true) !== undefined;
    const courtesy = isWish ? undefined : this.#courtesies.find(text, whole.words, isNaming);
    const reading = courtesy ? whole : this.#questions.read(this.#withoutGreeting(text));
    const context = this.#before(history);
    const goneOn = history.length > 0 ? this.#goneOn(reading, context) : undefined;
    if (goneOn) return { text: this.#written([goneOn]), answered: true };
    if (courtesy) return this.#told('courtesy', { text: fill(courtesy.say, this.#values), answered: true });
    const wish = this.#wishes.find(text, reading.words, isNaming);
    if (wish) {
      const contact = contactWith(fill(wish.message ?? '{question}', { question: text }));
      return this.#told('wish', { text: fill(wish.say, { ...this.#values, contact }), answered: true });
    }
    const outcomes = this.#understanding.parts(reading, context);
    if (outcomes) return { text: this.#written(outcomes.found) + outcomes.missing, answered: true };
    const outcome = this.#understanding.understood(reading, context);
    if (outcome) return { text: this.#written([outcome]), answered: true };
    const move = history.length > 0 ? this.#moves.loosely(reading) : undefined;
    const late = move && moved(move, reading, context, this.#means);
    if (late) return this.#told(`move ${move}, as nothing else was found`, { text: this.#written([late]), answered: true });
    const isLeaning = context.said !== '' && (reading.goesOn || reading.leans);
    const { text: said, choices } = this.#near(reading, isLeaning ? context : undefined);
    return this.#told(`nothing sure; ${choices.length} choices`, { text: said, answered: false, ...(choices.length > 0 && { choices }) });
  }

  /** A choice among what was listed, or a move. */
  #goneOn(reading: Reading, context: Context): Outcome | undefined {
    const clauses = clausesOf(reading.text).map((clause) => this.#questions.read(clause));
    const move = this.#moves.in(reading, clauses, context.said);
    // After a table was asked, "the second" is its rank.
    const isRank = context.outcome?.slots?.isHigh !== undefined;
    const choice = isRank ? undefined : (chosen(reading, context, this.#means) ?? this.#offered(reading, context));
    const outcome = corrected(reading, context, this.#means) ?? choice ?? (move && moved(move, reading, context, this.#means));
    if (outcome) this.#trace.push(`because:  ${choice ? 'one of what was listed' : `move ${move}`}`);
    return outcome;
  }

  /** "The second one", of the questions that were offered. */
  #offered(reading: Reading, { before, said }: Context): Outcome | undefined {
    const ordinal = this.#moves.ordinal(reading);
    if (!ordinal?.isAll || !before || !said.includes(this.#words.replies.choices)) return undefined;
    const question = this.#near(before).choices.at(ordinal.place);
    return question === undefined ? undefined : this.#single.answer(this.#questions.read(question), nothing);
  }

  #near(reading: Reading, context?: Context): NotFound {
    const { replies, cues } = this.#words;
    return notFound(reading, this.#finder.find(reading, context), {
      replies,
      finder: this.#finder,
      language: this.#reader.language,
      vague: cues.vague,
    });
  }

  #withoutGreeting(text: string): string {
    const [, first = '', rest = ''] = /^([^,.!?]{2,24})[,.!]+\s+(.*)$/s.exec(text) ?? [];
    return this.#words.cues.greetings.includes(this.#reader.language.words(first).join(' ')) ? rest : text;
  }

  /** The sentences of outcomes, and the pages that say so. */
  #written(outcomes: readonly Outcome[]): string {
    const { replies } = this.#words;
    const text = outcomes.map((outcome) => outcome.text).join(' ');
    const paths = [...new Set(outcomes.flatMap((outcome) => outcome.paths))].filter((path) => !text.includes(`](${path})`)).slice(0, 3);
    const links = paths.map((path) => `[${this.#nameOf(path)}](${path})`);
    return links.length === 0 ? text : `${text} ${fill(replies.source, { links: listed(links, replies.and) })}`;
  }

  #nameOf(path: string): string {
    return this.#facts.find((fact) => fact.path === path)?.page ?? this.#entities.find((entity) => entity.path === path)?.name ?? path;
  }
}
