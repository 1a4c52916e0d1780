import type { Content } from '../../../content/load.ts';
import type { Entity, Fact, KnowledgeData } from '../../../search/fact.ts';
import { questionOf } from '../../../search/question-of.ts';
import { Reader } from '../../../search/reader.ts';
import type { Turn } from '../../../wire/chat.ts';
import { fill, listed } from '../../fill.ts';
import { type Context, FactFinder } from './fact-finder.ts';
import { Intents } from './intents.ts';
import { foreignLanguage } from './languages.ts';
import { goesOn, leans } from './leaning.ts';
import { Limits } from './limits.ts';
import { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import { partsOf } from './parts-of.ts';
import { QuestionReader, type Reading } from './reading.ts';
import { describedShop } from './shop.ts';
import { BEFORE, SECOND, SingleAnswerer, SURE } from './single-answerer.ts';

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
type Courtesy = Words['conversation']['courtesies'][number];
type Wish = Words['conversation']['wishes'][number];
type Move = keyof Words['conversation']['moves'];

/** The least score with which a fact is offered. */
const LIKELY = 0.7;
const MOST_CHOICES = 3;

/** "The second one please": a number and words that carry nothing. */
const ordinal =
  /^(?:(?:and|so|tell|me|more|about|on|of|the|show|i|want|would|like|to|know|go|for|with|choose|pick|what|whats|number|no|option)\s+)*(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th|one|two|three|four|five|six|[1-6])(?:\s+(?:one|of|them|those|these|please|option|then))*\s*[?.!]*$/i;
const places = [
  ['first', '1st', 'one', '1'],
  ['second', '2nd', 'two', '2'],
  ['third', '3rd', 'three', '3'],
  ['fourth', '4th', 'four', '4'],
  ['fifth', '5th', 'five', '5'],
  ['sixth', '6th', 'six', '6'],
];

const greeting =
  /^(hi|hello|hey|namaste|dear all|good (morning|afternoon|evening|day)|ok|okay|thanks|thank you)( there| ji| team| sir| madam)?[,.! ]+(?=\S+ \S+ \S+)/i;

/** Answers from the site's own words, without a key or a network. The same answer to the same question. */
export class Answerer {
  readonly #reader: Reader;
  readonly #questions: QuestionReader;
  readonly #facts: readonly Fact[];
  readonly #entities: readonly Entity[];
  readonly #finder: FactFinder;
  readonly #single: SingleAnswerer;
  readonly #limits: Limits;
  readonly #words: Words;
  readonly #courtesies: Intents<Courtesy>;
  readonly #wishes: Intents<Wish>;
  readonly #moves: Intents<Move>;
  readonly #values: Readonly<Record<string, string>>;
  /** Steps of the last answer, for who wants to know why. */
  #trace: string[] = [];

  constructor({ facts, entities }: KnowledgeData, words: Words, values: Readonly<Record<string, string>>) {
    this.#facts = facts;
    this.#entities = entities;
    this.#words = words;
    this.#values = values;
    const { conversation } = words;
    const intents = [...conversation.courtesies, ...conversation.wishes].flatMap(({ ask }) => ask);
    this.#reader = new Reader(words.synonyms, {
      names: entities.filter(({ kind }) => ['client', 'office', 'person', 'platform'].includes(kind)).map(({ name }) => name),
      titles: entities.flatMap(({ names }) => names),
      texts: [
        ...facts.flatMap(({ text, title, asked }) => [text, title, ...asked.map((line) => line.text)]),
        ...intents,
        ...Object.values(conversation.moves).flat(),
        ...entities.flatMap(({ hints }) => hints),
      ],
    });
    this.#questions = new QuestionReader(this.#reader, entities);
    this.#finder = new FactFinder(facts, entities, this.#reader);
    this.#single = new SingleAnswerer({
      facts,
      entities,
      reader: this.#reader,
      questions: this.#questions,
      finder: this.#finder,
      operators: new Operators(entities, words.operators, words.replies.and, this.#reader.language),
      holds: words.replies.holds,
    });
    this.#limits = new Limits(words.limits, this.#reader.language);
    this.#courtesies = new Intents(
      conversation.courtesies.map((each) => [each, each.ask]),
      this.#reader,
    );
    this.#wishes = new Intents(
      conversation.wishes.map((each) => [each, each.ask]),
      this.#reader,
    );
    this.#moves = new Intents(
      Object.entries(conversation.moves).map(([move, lines]) => [move as Move, lines]),
      this.#reader,
    );
  }

  /**
   * @param question at most as long as wire/chat.ts allows; anything may stand in it
   * @param history the conversation before it; says what the question is about, and is never quoted
   */
  answer(question: string, history: readonly Turn[] = []): Reply {
    this.#trace = [];
    this.#single.noteIn(this.#trace);
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
    const context = this.#context(history);
    const found = this.#finder
      .find(reading, context, context.before ? [...reading.words, ...context.before.words] : reading.words)
      .map(({ fact }) => fact);
    return [...new Set([...found, ...this.#facts])];
  }

  #told(why: string, reply: Reply): Reply {
    this.#trace.push(`because:  ${why}`);
    return reply;
  }

  #inEnglish({ language, english }: NonNullable<ReturnType<typeof foreignLanguage>>): Reply {
    this.#trace.push(`language: ${language.name}, in English: ${english}`);
    const reading = this.#questions.read(english);
    const courtesy = this.#courtesies.find(english, reading.words);
    if (courtesy) return { text: `${language.say} ${fill(courtesy.say, this.#values)}`, answered: true };
    const outcome = english ? (this.#shop(reading) ?? this.#single.answer(reading, { entities: [], said: '' })) : undefined;
    if (!outcome) return { text: `${language.say} ${language.notFound}`, answered: false };
    return { text: `${language.say} ${this.#written([outcome])}`, answered: true };
  }

  #converse(text: string, history: readonly Turn[]): Reply {
    const whole = this.#questions.read(text);
    const courtesy = this.#courtesies.find(text, whole.words, whole.named.length > 0);
    const reading = courtesy ? whole : this.#questions.read(text.replace(greeting, ''));
    const context = this.#context(history);
    const chosen = history.length > 0 ? this.#chosen(reading, context) : undefined;
    if (chosen) return this.#told('one of what was listed', { text: this.#written([chosen]), answered: true });
    const isNaming = reading.named.length > 0;
    const move = history.length > 0 ? this.#moves.find(text, reading.words, isNaming) : undefined;
    const moved = move && this.#moved(move, context, history);
    if (moved) return this.#told(`move: ${move}`, { text: this.#written([moved]), answered: true });
    if (courtesy) return this.#told('courtesy', { text: fill(courtesy.say, this.#values), answered: true });
    const wish = this.#wishes.find(text, reading.words, isNaming);
    if (wish)
      return this.#told('wish', {
        text: fill(wish.say, { ...this.#values, contact: contactWith(fill(wish.message ?? '{question}', { question: text })) }),
        answered: true,
      });
    const shop = this.#shop(reading);
    if (shop) return this.#told('a shop described', { text: this.#written([shop]), answered: true });
    return this.#answered(reading, context);
  }

  #shop(reading: Reading): Outcome | undefined {
    return describedShop(reading, this.#entities, this.#words.replies.shop, contactWith);
  }

  #answered(reading: Reading, context: Context): Reply {
    const parts = partsOf(reading.text);
    if (parts.length > 1) {
      let around = context;
      const outcomes = parts.map((part) => {
        const read = this.#questions.read(part);
        const outcome = this.#single.answer(read, around, around === context ? SURE : SECOND, around !== context);
        const about = [...(outcome?.about ?? []), ...read.named];
        around = {
          ...around,
          ...(about.length > 0 && { entities: about }),
          before: read,
          ...(outcome?.paths[0] && { path: outcome.paths[0] }),
        };
        return outcome;
      });
      const found = outcomes.filter((outcome) => outcome !== undefined);
      this.#trace.push(`parts:    ${parts.map((part, at) => `"${part}" ${outcomes[at] ? 'found' : 'not found'}`).join(', ')}`);
      const isSame = new Set(found.map(({ text }) => text)).size < found.length;
      if (found.length === parts.length && !isSame) return { text: this.#written(found), answered: true };
      const whole = this.#single.answer(reading, context, SURE);
      if (whole) return { text: this.#written([whole]), answered: true };
      const [one] = found;
      if (one && found.length === 1) {
        const missing = parts.find((_, at) => !outcomes[at]) ?? '';
        return {
          text: `${this.#written([one])} ${fill(this.#words.replies.partMissing, { part: missing.replace(/[?.]+$/, '') })}`,
          answered: true,
        };
      }
      if (one) return { text: this.#written([one]), answered: true };
    }
    const outcome = this.#single.answer(reading, context);
    if (outcome) return { text: this.#written([outcome]), answered: true };
    return this.#notFound(reading, context);
  }

  #context(history: readonly Turn[]): Context {
    const at = history.findLastIndex(({ isBot }) => !isBot);
    const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
    if (at < 0 && said === '') return { entities: [], said: '' };
    const earlier = history.slice(0, Math.max(at, 0));
    const before = at >= 0 ? this.#questions.read(plain(history[at]?.text ?? '')) : undefined;
    this.#single.noteIn([]);
    const past: Context = earlier.length > 0 ? this.#context(earlier) : { entities: [], said: '' };
    const outcome = before && (this.#shop(before) ?? this.#single.answer(before, past, BEFORE));
    this.#single.noteIn(this.#trace);
    const links = [...said.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path as string);
    const mentioned = this.#questions.read(said.replace(/See \[.*$/, '')).named;
    const linked = this.#entities.filter(
      ({ path, kind }) => links.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
    );
    const about = (outcome && said.includes(outcome.text.slice(0, 40)) && outcome.about) || [];
    const isOne = ({ kind }: Entity) => kind === 'client' || kind === 'person' || kind === 'office' || kind === 'document';
    const own = [...(before?.named ?? []), ...(before?.hinted ?? [])];
    const entities = [
      ...new Set([
        ...(before?.named ?? []).filter(isOne),
        ...(about.length < 3 ? about.toSorted((one, other) => Number(isOne(other)) - Number(isOne(one))) : []),
        ...own.filter(isOne),
        ...(mentioned.length < 3 ? mentioned : []),
        ...own,
        ...about,
        ...mentioned,
        ...linked,
        // What was spoken of before goes on until something else is named.
        ...(own.length === 0 ? past.entities : []),
      ]),
    ];
    return {
      entities,
      said,
      ...(before && { before }),
      ...(outcome && { outcome }),
      ...((links[0] ?? outcome?.paths[0]) && { path: outcome?.paths[0] ?? links[0] }),
    };
  }

  /** "The second one", of what the last answer named. */
  #chosen(reading: Reading, { said }: Context): Outcome | undefined {
    const word = ordinal.exec(reading.text)?.[1]?.toLowerCase();
    if (word === undefined) return undefined;
    const place = places.findIndex((words) => words.includes(word));
    const listedThere = this.#questions.read(said.replace(/\s*See \[.*$/, '')).named;
    const kinds = [...new Set(listedThere.map(({ kind }) => kind))].map((kind) => listedThere.filter((entity) => entity.kind === kind));
    const items = kinds.find(({ length }) => length > 1) ?? [];
    const entity = items.at(place);
    return entity && this.#single.about(entity);
  }

  #moved(move: Move, context: Context, history: readonly Turn[]): Outcome | undefined {
    const { said, path, entities, outcome } = context;
    if (!outcome) return undefined;
    const { text: body, paths } = outcome;
    const first = /^((?:Yes|No)\.\s+)?.*?[.?”"](?=\s+\p{Lu}|$)/u.exec(body)?.[0] ?? body;
    if (move === 'shorter') return { text: first, paths };
    if (move === 'sure') return { text: fill(this.#words.replies.sure, { answer: body.replace(/^(Yes|No)\.\s+/, '') }), paths };
    if (move === 'where' || move === 'again') return { text: body, paths };
    const [subject] = entities;
    const next = subject ? this.#single.about(subject, said) : undefined;
    const nearBy = next ?? this.#next(path, said);
    if (move === 'more') return nearBy;
    const before = history.findLast(({ isBot }) => !isBot)?.text;
    const why = before
      ? this.#finder
          .find(this.#questions.read(`why ${before}`), context)
          .find(({ fact }) => !said.includes(fact.text.slice(0, 40)) && /\bbecause|so that|, so\b/i.test(fact.text))
      : undefined;
    return why && why.score >= LIKELY ? this.#single.ofFact(why, this.#questions.read('why')) : nearBy;
  }

  #next(path: string | undefined, said: string): Outcome | undefined {
    const fact = this.#facts.find((each) => each.path === path && each.asked.length > 0 && !said.includes(each.text.slice(0, 40)));
    return fact && { text: fact.text, paths: [fact.path], fact };
  }

  #notFound(reading: Reading, context: Context): Reply {
    const { replies } = this.#words;
    const isLeaning = context.said !== '' && (goesOn.test(reading.text) || leans.test(reading.text));
    const fits = this.#finder.find(reading, isLeaning ? context : undefined).filter(({ score }) => score >= LIKELY);
    const choices = [
      ...new Set(
        fits.flatMap(
          (fit) =>
            questionOf(
              fit.fact,
              fit.lines.map(({ line }) => line),
            ) ?? [],
        ),
      ),
    ].slice(0, MOST_CHOICES);
    const about = [...reading.named].map(({ name }) => name);
    const lead = about.length > 0 ? fill(replies.notFoundAbout, { about: listed(about.slice(0, 2), replies.and) }) : replies.notFound;
    const person = fill(replies.person, { contact: contactWith(fill(replies.personMessage, { question: reading.text })) });
    this.#trace.push(`because:  nothing sure; ${choices.length} choices`);
    return {
      text: [lead, ...(choices.length > 0 ? [replies.choices] : []), person].join(' '),
      answered: false,
      ...(choices.length > 0 && { choices }),
    };
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

/** The contact form with a message begun (site/src/islands/contact reads it). */
function contactWith(message: string): string {
  return `/contact#message=${encodeURIComponent(message.toWellFormed()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** Without what no keyboard types, and without markup: cleaned, not punished. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
