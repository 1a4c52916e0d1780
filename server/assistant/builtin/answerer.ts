import { fill } from '../../../format/fill.ts';
import type { Fact, KnowledgeData } from '../../../search/fact.ts';
import { Language } from '../../../search/language.ts';
import type { Turn } from '../../../wire/chat.ts';
import { answerMove, chosen, neighbouring } from './answer-move.ts';
import { cleanText } from './clean-text.ts';
import { contactWith } from './contact-with.ts';
import { type Context, emptyContext } from './context.ts';
import { contextOf } from './conversation.ts';
import { courtesyOf } from './courtesy.ts';
import { FactFinder } from './fact-finder.ts';
import { Intents } from './intents.ts';
import { foreignLanguage } from './languages.ts';
import { Limits } from './limits.ts';
import type { Means, Words } from './means.ts';
import { Moves } from './moves.ts';
import { Operators } from './operators.ts';
import type { Outcome } from './outcome.ts';
import { ofPage, Pages } from './pages.ts';
import { questionsNear } from './questions-near.ts';
import { readerOf } from './reader-of.ts';
import { QuestionReader, type Reading } from './reading.ts';
import { answered, choicesOf, half, nearest, notFound, type Reply, written } from './reply.ts';
import { describedShop } from './shop.ts';
import { answerOne, isWhole, ofWhatIsSpokenOf } from './single.ts';
import { inParts, understood } from './understanding.ts';

/** Answers from the site's own words, without a key or a network. The same answer to the same question. */
export class Answerer {
  readonly #means: Means;
  readonly #moves: Moves;
  readonly #limits: Limits;
  readonly #courtesies: Intents<Words['conversation']['courtesies'][number]>;
  readonly #wishes: Intents<Words['conversation']['wishes'][number]>;
  readonly #values: Readonly<Record<string, string>>;
  readonly #withoutCourtesy: (text: string) => string;
  /** Steps of the last answer, for who wants to know why. */
  #trace: [step: string, what: unknown][] = [];

  constructor({ facts, entities }: KnowledgeData, words: Words, values: Readonly<Record<string, string>>) {
    const { conversation, cues } = words;
    const reader = readerOf({ facts, entities }, words);
    const finder = new FactFinder(facts, reader, cues.wants);
    this.#means = {
      facts,
      entities,
      words,
      reader,
      finder,
      questions: new QuestionReader(reader, entities, cues),
      // Visitors' own words, which lines are made of, tell nothing of another subject.
      operators: new Operators({ entities, words, reader }, (word) => finder.index.tells(word)),
      pages: new Pages(facts, entities, reader.language),
      note: (...step) => this.#trace.push(step),
    };
    this.#values = values;
    this.#withoutCourtesy = courtesyOf(cues);
    this.#moves = new Moves(conversation, reader.language, (word) => finder.index.has(word));
    // Read as they stand: what a question calls us or our services is their matter as well.
    this.#limits = new Limits(words.limits, new Language(words.synonyms));
    this.#courtesies = new Intents(conversation.courtesies, reader, cues.skipped);
    this.#wishes = new Intents(conversation.wishes, reader, cues.skipped);
  }

  /**
   * @param question at most as long as wire/chat.ts allows; anything may stand in it
   * @param history the conversation before it; says what the question is about, and is never quoted
   */
  answer(question: string, history: readonly Turn[] = []): Reply {
    this.#trace = [];
    const text = cleanText(question);
    const { words, reader, questions } = this.#means;
    const limit = this.#limits.of(text);
    // A word of another trade is no other topic where it is said of a client or a service.
    const isOurs = () => questions.read(text).named.some(({ kind }) => kind === 'client' || kind === 'service');
    if (limit && !(limit === 'foreign' && isOurs())) return this.#told(`declined as ${limit}`, words.replies[limit]);
    const foreign = foreignLanguage(text, words.languages, (word) => reader.isKnown(word));
    return foreign ? this.#inEnglish(foreign) : this.#converse(text, history);
  }

  /** What is answered so whoever else could answer: help for who speaks of harming themselves, abuse, what is kept secret, and wishes. */
  first(question: string): Reply | undefined {
    const text = cleanText(question);
    const limit = this.#limits.of(text);
    if (limit === 'harm' || limit === 'abuse' || limit === 'secret')
      return this.#told(`declined as ${limit}`, this.#means.words.replies[limit]);
    return this.#wish(text, this.#means.questions.read(this.#withoutCourtesy(text)));
  }

  /** What was understood, what was found with scores, and why it was answered so. */
  explain(question: string, history: readonly Turn[] = []): string {
    const { text, answered, choices = [] } = this.answer(question, history);
    const steps = [['read as', this.#means.questions.read(cleanText(question))], ...this.#trace, ['answered', answered]];
    return [...steps.map(([step, what]) => `${step}: ${inOneLine(what)}`), text, ...choices.map((choice) => `  ? ${choice}`)].join('\n');
  }

  /** Facts of the whole site, the best for the question first: for a model. */
  facts(question: string, history: readonly Turn[]): Fact[] {
    const { questions, finder, facts } = this.#means;
    const reading = questions.read(cleanText(question));
    const context = this.#before(history);
    const found = finder.find(reading, context, [...reading.words, ...(context.before?.words ?? [])]);
    return [...new Set([...found.map(({ fact }) => fact), ...facts])];
  }

  /** Questions near by that are answered; none near what is declined. */
  near(question: string, history: readonly Turn[]): readonly string[] {
    const text = cleanText(question);
    return this.#limits.of(text) ? [] : choicesOf(questionsNear(this.#means.questions.read(text), this.#before(history), this.#means));
  }

  #told(why: string, text: string): Reply {
    this.#means.note('because', why);
    return { text, answered: true };
  }

  #before(history: readonly Turn[]): Context {
    const turns = history.map((turn) => ({ ...turn, text: turn.isBot ? turn.text : this.#withoutCourtesy(cleanText(turn.text)) }));
    return contextOf(turns, { ...this.#means, note: () => {} });
  }

  #inEnglish({ language, english }: NonNullable<ReturnType<typeof foreignLanguage>>): Reply {
    const { questions, note } = this.#means;
    note('language', `${language.name}, in English: ${english}`);
    const reading = questions.read(english);
    const courtesy = this.#courtesies.find(english, reading.words);
    if (courtesy) return { text: `${language.say} ${fill(courtesy.say, this.#values)}`, answered: true };
    const outcome = describedShop(reading, this.#means) ?? answerOne(reading, emptyContext, this.#means);
    if (!english || !outcome) {
      const { told = language.notFound, choices } = nearest(reading, emptyContext, this.#means);
      return { text: `${language.say} ${told}`, answered: false, ...(choices.length > 0 && { choices }) };
    }
    const told = answered([outcome], reading, emptyContext, this.#means);
    return { ...told, text: `${language.say} ${told.text}` };
  }

  #converse(text: string, history: readonly Turn[]): Reply {
    const { questions, finder, note } = this.#means;
    const whole = questions.read(text);
    const isNaming = whole.named.length > 0;
    const courtesy = ofPage(whole, this.#means) ? undefined : this.#courtesies.find(text, whole.words, isNaming);
    // What a line asks word for word has no courtesy to take off, and lacks no part.
    const isLine = finder.find(whole)[0]?.isSame === true;
    const reading = isLine ? whole : questions.read(this.#withoutCourtesy(text));
    const before = this.#before(history);
    // A wish that is the whole message is one, unless a line asks just that.
    const isWish = !isLine && this.#moves.in(reading) !== undefined;
    const isAlone = before !== emptyContext && !isWish && isWhole(reading, before, this.#means);
    const context = isAlone ? emptyContext : before;
    const goneOn = context === emptyContext ? undefined : this.#goneOn(reading, context, history);
    if (goneOn) return { text: written([goneOn], this.#means), answered: true };
    if (courtesy) return this.#told('courtesy', fill(courtesy.say, this.#values));
    const wish = this.#wish(text, reading);
    if (wish) return wish;
    const parts = inParts(reading, context, this.#means);
    if (parts && !parts.missing) return answered(parts.found, reading, context, this.#means);
    if (parts?.missing && !isLine) return half(parts.found, parts.missing, context, this.#means);
    const outcome = understood(reading, context, this.#means);
    if (outcome) return answered([outcome], reading, context, this.#means);
    const move = context === emptyContext ? undefined : this.#moves.in(reading, true);
    const late = move && answerMove(move, context, this.#means);
    if (late) return this.#told(`move ${move}, as nothing else was found`, written([late], this.#means));
    const ofSubject = ofWhatIsSpokenOf(reading, context, this.#means);
    if (ofSubject) {
      note('because', 'fact of what is spoken of');
      return answered([ofSubject], reading, context, this.#means);
    }
    return notFound(reading, context, this.#means);
  }

  #wish(text: string, reading: Reading): Reply | undefined {
    // "Buy dynamic pricing" is the wish to buy, and of which service stands in the message.
    const unnamed = reading.words.filter((_, place) => !reading.within.has(place));
    // Nor do a telephone number and an hour.
    const unnumbered = reading.words.filter((word) => !/\d/.test(word));
    const wish = this.#wishes.find(text, unnumbered, reading.named.length > 0) ?? this.#wishes.find(unnamed.join(' '), unnamed, true);
    if (!wish) return undefined;
    const contact = contactWith(fill(wish.message ?? '{question}', { question: text }));
    return this.#told('wish', fill(wish.say, { ...this.#values, contact }));
  }

  /** A choice among what was listed, or a move. */
  #goneOn(reading: Reading, context: Context, history: readonly Turn[]): Outcome | undefined {
    const { note } = this.#means;
    const move = this.#moves.in(reading);
    const ordinal = this.#moves.ordinal(reading);
    const by = this.#moves.neighbour(reading);
    const isChoice = (earlier: Reading) => this.#moves.ordinal(earlier) !== undefined;
    // "The other one" is not the first.
    const choice = by
      ? neighbouring(by, reading, context, this.#means)
      : ordinal && move !== 'other' && (chosen(ordinal, reading, context, this.#means, isChoice) ?? this.#offered(ordinal, history));
    const outcome = choice || (move && answerMove(move, context, this.#means));
    if (outcome) note('because', choice ? 'one of what was listed' : `move ${move}`);
    return outcome;
  }

  /** "The second one", of the questions that were offered. */
  #offered({ isAll, place }: { isAll: boolean; place: number }, history: readonly Turn[]): Outcome | undefined {
    const at = history.findLastIndex(({ isBot }) => !isBot);
    if (!isAll || at < 0) return undefined;
    const { choices = [] } = this.#converse(cleanText(history[at]?.text ?? ''), history.slice(0, at));
    return answerOne(this.#means.questions.read(choices.at(place) ?? ''), emptyContext, this.#means);
  }
}

/** Things by their names, figures rounded. */
function inOneLine(what: unknown): string {
  return JSON.stringify(what, (_, value) => {
    if (typeof value === 'number') return Number(value.toFixed(2));
    return value instanceof Set ? [...value] : (value?.name ?? value?.key ?? value);
  });
}
