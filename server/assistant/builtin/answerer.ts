import type { Content } from '../../../content/load.ts';
import type { Entity, Fact, KnowledgeData } from '../../../search/fact.ts';
import { questionOf } from '../../../search/question-of.ts';
import { Reader } from '../../../search/reader.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Turn } from '../../../wire/chat.ts';
import { fill, listed } from '../../fill.ts';
import { type Context, FactFinder, type Fit } from './fact-finder.ts';
import { Intents } from './intents.ts';
import { foreignLanguage } from './languages.ts';
import { Limits } from './limits.ts';
import { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import { partsOf } from './parts-of.ts';
import { checkPremise } from './premises.ts';
import { QuestionReader, type Reading } from './reading.ts';
import { describedShop } from './shop.ts';

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

/** How sure a fact must be to be the answer, as the logarithm of the odds (fact-finder.ts). */
const SURE = -0.8;
/** For the second part of a question, which the first has told of. */
const SECOND = -1.1;
/** For what was answered before. */
const BEFORE = -1.2;
/** How much surer a question must be together with the one before it than alone. */
const AHEAD = 0.15;
/** The same for a question that says next to nothing alone: it may be less sure. */
const NOTHING = -0.5;
/** How near a line is that asks the same. */
const EXACT = 0.93;
/** The least score with which a fact is offered. */
const LIKELY = 0.7;
const MOST_CHOICES = 3;

/** Words with which a question leans on what was said before. */
const leans =
  /\b(it|its|they|them|their|theirs|that|this|those|these|he|him|his|she|her|hers|there|same|one|ones|instead|too|also|then)\b/i;
const goesOn = /^(and|what about|how about|but|so|then|also|or|ok and|okay and|plus)\b/i;
/** Words that ask about something as a whole. */
const overview = new Set(
  'and so what whats is are a an the your our about how tell me us tellmore explain describe please of who can you do does work works'.split(
    ' ',
  ),
);
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
  readonly #operators: Operators;
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
    this.#operators = new Operators(entities, words.operators, words.replies.and, this.#reader.language);
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
    const outcome = english ? (this.#shop(reading) ?? this.#part(reading, { entities: [], said: '' })) : undefined;
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
        const outcome = this.#part(read, around, around === context ? SURE : SECOND, around !== context);
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
      const whole = this.#part(reading, context, SURE);
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
    const outcome = this.#part(reading, context);
    if (outcome) return { text: this.#written([outcome]), answered: true };
    return this.#notFound(reading, context);
  }

  /** One question, answered from the tables or by a fact. */
  #part(asked: Reading, context: Context, sure = SURE, isSecond = false): Outcome | undefined {
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
    return this.#because(`fact ${best.fact.path}`, this.#ofFact(best, reading));
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
    const told = only && this.#about(only);
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

  #ofFact({ fact, lines }: Fit, { asksYesNo, isPremise, numbers, text }: Reading): Outcome {
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
    return holds ? { ...outcome, text: `${this.#words.replies.holds[holds]} ${fact.text}` } : outcome;
  }

  #context(history: readonly Turn[]): Context {
    const at = history.findLastIndex(({ isBot }) => !isBot);
    const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
    if (at < 0 && said === '') return { entities: [], said: '' };
    const earlier = history.slice(0, Math.max(at, 0));
    const before = at >= 0 ? this.#questions.read(plain(history[at]?.text ?? '')) : undefined;
    const trace = this.#trace;
    const past: Context = earlier.length > 0 ? this.#context(earlier) : { entities: [], said: '' };
    const outcome = before && (this.#shop(before) ?? this.#part(before, past, BEFORE));
    this.#trace = trace;
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
    return entity && this.#about(entity);
  }

  /** What there is to say of something named. */
  #about(entity: Entity, said = ''): Outcome | undefined {
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

  #moved(move: Move, context: Context, history: readonly Turn[]): Outcome | undefined {
    const { said, path, entities, outcome } = context;
    if (!outcome) return undefined;
    const { text: body, paths } = outcome;
    const first = /^((?:Yes|No)\.\s+)?.*?[.?”"](?=\s+\p{Lu}|$)/u.exec(body)?.[0] ?? body;
    if (move === 'shorter') return { text: first, paths };
    if (move === 'sure') return { text: fill(this.#words.replies.sure, { answer: body.replace(/^(Yes|No)\.\s+/, '') }), paths };
    if (move === 'where' || move === 'again') return { text: body, paths };
    const [subject] = entities;
    const next = subject ? this.#about(subject, said) : undefined;
    const nearBy = next ?? this.#next(path, said);
    if (move === 'more') return nearBy;
    const before = history.findLast(({ isBot }) => !isBot)?.text;
    const why = before
      ? this.#finder
          .find(this.#questions.read(`why ${before}`), context)
          .find(({ fact }) => !said.includes(fact.text.slice(0, 40)) && /\bbecause|so that|, so\b/i.test(fact.text))
      : undefined;
    return why && why.score >= LIKELY ? this.#ofFact(why, this.#questions.read('why')) : nearBy;
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

/** What is carried on, the kind first that a pronoun can mean. */
function meant({ text }: Reading, entities: readonly Entity[]): readonly Entity[] {
  const kind = /\b(he|him|his|she|her|hers)\b/i.test(text) ? 'person' : /\b(they|them|their|theirs)\b/i.test(text) ? 'client' : undefined;
  return kind ? entities.toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind)) : entities;
}

/** The words of a question and of the one before it, without what that named where this one names another of its kind. */
function together({ words, named, hinted }: Reading, before: Reading): string[] {
  const kinds = new Set([...named, ...hinted].map(({ kind }) => kind));
  const replaced = new Set(
    before.named.filter(({ kind }) => kinds.has(kind)).flatMap(({ names }) => names.join(' ').toLowerCase().split(' ')),
  );
  return [...words, ...before.words.filter((word) => !replaced.has(word))];
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
