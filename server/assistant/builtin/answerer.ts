import type { Content } from '../../../content/load.ts';
import { routes } from '../../../content/routes.ts';
import { Language } from '../../../search/language.ts';
import type { Spelling } from '../../../search/spelling.ts';
import { stopWords } from '../../../search/stop-words.ts';
import type { Turn } from '../../../wire/chat.ts';
import type { Aspect } from '../knowledge/card.ts';
import { CardIndex } from '../knowledge/card-index.ts';
import { cardsOf } from '../knowledge/cards-of.ts';
import { fill } from '../knowledge/fill.ts';
import { type Subject, type SubjectKind, subjectsOf } from '../knowledge/subjects.ts';
import type { Passage } from '../passage.ts';
import { directionBy, kindsBy } from './ask-about.ts';
import { Comparison } from './compare.ts';
import { comparingFillers } from './comparing-fillers.ts';
import { compose, excerpt, type Found, markdownLink } from './compose.ts';
import { type Context, contextOf } from './context.ts';
import { Guard } from './guard.ts';
import { Proof } from './proof.ts';
import { type Ranked, rankCards } from './rank-cards.ts';
import { SmallTalk } from './small-talk.ts';
import { spellingOf } from './spelling-of.ts';
import { type Question, Understanding } from './understand.ts';
import { WrittenAnswers } from './written.ts';

/** An answer; not `answered` when it was declined or is not known. */
export interface Reply {
  text: string;
  answered: boolean;
}

/** How near a question must be to one of the owner's, and how much of its meaning a card must cover. Set on eval/questions/tune.yaml. */
const NEAR = 0.6;
const NEARER = 0.78;
const COVERED = 0.5;
const REST_COVERED = 0.65;
const SURE = 0.85;
/** A client that nobody named is seldom what a question is about. */
const COVERED_BY_CLIENT = 0.85;
const COVERED_WITH_UNKNOWN = 0.65;

/** Subjects with names of their own: what is true of the agency is not true of them. */
const namedKinds: ReadonlySet<SubjectKind> = new Set(['client', 'person', 'office']);

const contactPath = '/contact';

/** Answers from the site's own words. Pure: the same question after the same conversation gets the same answer. */
export class Answerer {
  readonly #content: Content;
  readonly #language: Language;
  readonly #spelling: Spelling;
  readonly #index: CardIndex;
  readonly #understanding: Understanding;
  readonly #guard: Guard;
  readonly #smallTalk: SmallTalk;
  readonly #written: WrittenAnswers;
  readonly #comparison: Comparison;
  readonly #proof: Proof;
  readonly #labels: ReadonlyMap<string, string>;
  readonly #byPath: ReadonlyMap<string, Subject>;
  readonly #kinds: ReadonlyMap<string, SubjectKind>;

  constructor(content: Content) {
    const { limits, replies, synonyms } = content.assistant;
    const subjects = subjectsOf(content);
    this.#content = content;
    this.#labels = new Map(routes(content).map(({ path, name }) => [path, name]));
    this.#byPath = new Map(subjects.filter(({ id, path }) => id === path).map((subject) => [subject.path, subject]));
    this.#language = new Language(synonyms);
    this.#index = new CardIndex(cardsOf(content), this.#language);
    this.#smallTalk = new SmallTalk(replies);
    this.#spelling = spellingOf(content.assistant, { subjects, index: this.#index, language: this.#language, smallTalk: this.#smallTalk });
    this.#understanding = new Understanding(this.#language, this.#spelling, subjects);
    this.#guard = new Guard(limits);
    this.#written = new WrittenAnswers(content, this.#language, this.#index);
    this.#comparison = new Comparison(subjects, replies, this.#labels);
    this.#proof = new Proof(subjects, replies, this.#labels);
    this.#kinds = new Map(subjects.map(({ id, kind }) => [id, kind]));
  }

  /** Pages of the site. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#labels.keys());
  }

  answer(question: string, history: readonly Turn[]): Reply {
    const { replies } = this.#content.assistant;
    const refusal = this.#refuses(question);
    if (refusal) return { text: this.#withContact(replies[refusal]), answered: false };
    const talk = this.#talk(question);
    if (talk) return { text: talk, answered: true };
    const asked = this.#understanding.read(SmallTalk.withoutOpening(question));
    const context = contextOf(history, this.#understanding, this.#byPath);
    const found = this.#find(asked, context);
    if (found) return { text: compose(found, replies), answered: true };
    return { text: this.#unknown(asked), answered: false };
  }

  /** Passages for a question, the best first; none when it is refused or nothing is about it. */
  search(question: string, history: readonly Turn[], most: number): Passage[] {
    if (this.#refuses(question) || this.#talk(question)) return [];
    const asked = this.#understanding.read(SmallTalk.withoutOpening(question));
    const context = contextOf(history, this.#understanding, this.#byPath);
    const subjects = asked.subjects.length === 0 && isElliptic(asked) ? context.subjects : asked.subjects;
    const own = this.#find(asked, context);
    const first = own?.links[0];
    return [
      ...(own && first ? [{ path: first.href, title: first.label, heading: '', text: own.text }] : []),
      ...rankCards(this.#index, asked, this.#kinds, subjects)
        .filter(({ coverage }) => coverage >= COVERED / 2)
        .flatMap(({ id }) => {
          const card = this.#index.cards[id];
          return card && card.text !== own?.text ? [{ path: card.path, title: card.title, heading: card.heading, text: card.text }] : [];
        }),
    ].slice(0, most);
  }

  #talk(question: string): string | undefined {
    const read = (text: string) => this.#spelling.mend(this.#language.typedWords(text));
    return this.#smallTalk.reply(question, read) ?? this.#smallTalk.reply(SmallTalk.withoutOpening(question), read);
  }

  #refuses(question: string) {
    return this.#guard.refuses(question, (word) => stopWords.has(word) || this.#index.knows(this.#language.stem(word)));
  }

  #find(asked: Question, context: Context): Found | undefined {
    const written = this.#nearest(asked);
    const exact = this.#written.exact(asked.words);
    // The owner's own question is understood by itself, unless a word in it points back, or it asks for what each subject has of its own.
    if (exact && !asked.pointsBack && !asked.continues && (asked.aspects.size === 0 || asked.isOwnTrouble))
      return { text: exact.say, links: exact.links };
    const followed = this.#followUp(asked, context, written);
    if (followed) return followed;
    if (exact) return { text: exact.say, links: exact.links };
    const proof = this.#proof.find(asked);
    if (proof) return proof;
    if (written && written.near >= 0.95) return written.answer;
    const compared = this.#compare(asked, asked.subjects);
    if (compared) return compared;
    const card = this.#bestCard(asked, asked.subjects, asked.aspects);
    const isSure = card !== undefined && card.coverage >= SURE && (this.#isAbout(card, asked.subjects) || this.#isAsked(card, asked));
    if (asked.directions.length > 0 && asked.kinds.length > 0 && asked.subjects.length === 0)
      return isSure ? this.#shown(card, asked) : undefined;
    if (written && written.near >= NEARER) return written.answer;
    const both = this.#sideBySide(asked);
    if (both) return written && written.near >= NEAR ? written.answer : both;
    if (written && written.near >= NEAR && !isSure) return written.answer;
    return card && this.#shown(card, asked);
  }

  /** Which service brings more: only a service will do. And a page that has every word of a longer question is no chance find. */
  #isAsked({ id, coverage }: Ranked, { kinds, directions, stems, words }: Question): boolean {
    const kind = this.#kinds.get(this.#index.cards[id]?.about ?? '');
    return directions.length > 0 && kinds.length > 0
      ? kind !== undefined && kinds.includes(kind)
      : coverage > 0.98 && stems.length > 1 && !words.some((word) => /^(?:howmany|who|where|when)$/.test(word));
  }

  /** The owner's nearest answer; for a question about somebody by name, only one that names them too. */
  #nearest(asked: Question): { answer: Found; near: number } | undefined {
    const written = this.#written.nearest(asked.words, asked.naming, asked.isOwnTrouble);
    if (!written) return undefined;
    const { say, links } = written.answer;
    const said = new Set(this.#language.stems(this.#language.words(say)));
    const isNamed = asked.subjects.every(({ kind }) => !namedKinds.has(kind)) || [...asked.naming].some((stem) => said.has(stem));
    return isNamed ? { answer: { text: say, links }, near: written.near } : undefined;
  }

  /** Two services or trades, when the difference is asked. */
  #sideBySide({ subjects, words }: Question): Found | undefined {
    if (
      subjects.length < 2 ||
      !words.some((word) => /^(?:or|and|versus|than|between|difference|different|differ|compare|comparison|better)$/.test(word))
    )
      return undefined;
    const [first, second] = subjects;
    if (!first || !second || first.kind !== second.kind) return undefined;
    const told = [first, second].flatMap(({ id, name, path }) => {
      const at = this.#index.about(id).find((card) => this.#index.cards[card]?.aspect === 'overview');
      const text = at === undefined ? undefined : this.#index.cards[at]?.cue;
      return text ? [{ text: `${name}: ${text}`, link: { label: this.#labels.get(path) ?? name, href: path } }] : [];
    });
    return told.length < 2 ? undefined : { text: told.map(({ text }) => text).join(' '), links: told.map(({ link }) => link) };
  }

  #compare(asked: Question, named: readonly Subject[]): Found | undefined {
    const kinds = new Set(named.map(({ kind }) => kind));
    const isOffice = kinds.has('office') || asked.kinds.includes('office');
    const allowed: Aspect[] = isOffice ? ['people', 'served', 'address'] : ['return', 'timeline', 'results', 'overview'];
    const explained = new Set([...asked.naming, ...comparingFillers.map((word) => this.#language.stem(word))]);
    for (const aspect of allowed) for (const stem of asked.aspects.get(aspect) ?? []) explained.add(stem);
    for (const word of asked.words)
      if (directionBy(word) || kindsBy(word).length > 0 || /^\d/.test(word)) explained.add(this.#language.stem(word));
    if (asked.stems.some((stem) => !explained.has(stem))) return undefined;
    return (
      this.#comparison.best(asked, named) ??
      (named.length > 1 ? this.#comparison.pair(asked, named) : undefined) ??
      this.#comparison.having(asked)
    );
  }

  /** The second half of an earlier question, or a word that points back to its subject. */
  #followUp(asked: Question, context: Context, written: { answer: Found; near: number } | undefined): Found | undefined {
    const { last, subjects } = context;
    if (!last) return undefined;
    // What about TechPro? The subject is new, what is asked about it is old.
    if (asked.subjects.length > 0) {
      const isOnlySubject = asked.stems.every((stem) => asked.naming.has(stem));
      if (!isOnlySubject || asked.aspects.size > 0) return undefined;
      const stems = [...asked.stems, ...last.stems.filter((stem) => !last.naming.has(stem))];
      const joined: Question = { ...last, stems, words: asked.words, naming: asked.naming, subjects: asked.subjects };
      const card = last.directions.length === 0 && this.#bestCard(joined, asked.subjects, last.aspects);
      return card ? this.#shown(card, joined) : undefined;
    }
    if (subjects.length === 0 || !isElliptic(asked)) return undefined;
    const compared = asked.directions.length > 0 ? this.#compare(asked, subjects.length > 1 ? subjects : []) : undefined;
    if (compared) return compared;
    if (asked.aspects.size === 0 && written && written.near >= NEARER) return written.answer;
    const meaning = asked.stems.filter((stem) => !asked.naming.has(stem));
    if (meaning.length === 0 && asked.aspects.size === 0)
      return asked.words.includes('tellmore') || asked.pointsBack ? this.#more(subjects, context, asked) : undefined;
    // Several subjects of the site can be meant by a question without a subject: it has to fit this one.
    const card = this.#bestCard(asked, subjects.slice(0, 2), asked.aspects);
    return card && this.#isAbout(card, subjects) ? this.#shown(card, asked) : undefined;
  }

  /** More about a subject than was said already. */
  #more(subjects: readonly Subject[], { answer }: Context, asked: Question): Found | undefined {
    for (const { id } of subjects.slice(0, 1)) {
      for (const aspect of ['overview', 'challenge', 'solution', 'benefits', 'features', 'results', 'served'] as const) {
        const at = this.#index.about(id).find((card) => this.#index.cards[card]?.aspect === aspect);
        const text = at === undefined ? undefined : this.#index.cards[at]?.text;
        if (at !== undefined && text && !answer.includes(text.slice(0, 60)))
          return this.#shown({ id: at, coverage: 1, rest: 1, score: 1 }, asked);
      }
    }
    return undefined;
  }

  #isAbout({ id }: Ranked, subjects: readonly Subject[]): boolean {
    return subjects.some((subject) => subject.id === this.#index.cards[id]?.about);
  }

  #bestCard(asked: Question, subjects: readonly Subject[], aspects: Question['aspects']): Ranked | undefined {
    const cues = new Set([...aspects.values()].flatMap((stems) => [...stems]));
    // A word that no page has is probably what the question is about.
    const isKnown = asked.stems.every((stem) => this.#index.knows(stem) || cues.has(stem) || asked.kindStems.has(stem));
    // Of a short question every word counts.
    const isShort = subjects.length === 0 && asked.stems.length < 4;
    const covered = Math.max(isKnown ? COVERED : COVERED_WITH_UNKNOWN, isShort ? (asked.stems.length < 3 ? 0.75 : 0.6) : 0);
    return rankCards(this.#index, asked, this.#kinds, subjects, aspects).find(({ id, coverage, rest }) => {
      // Beside a client's or a person's name, what is asked about them has to be there too.
      if (asked.aspects.size === 0 && rest < REST_COVERED && subjects.some(({ kind }) => namedKinds.has(kind))) return false;
      const isStranger = subjects.length === 0 && namedKinds.has(this.#kinds.get(this.#index.cards[id]?.about ?? '') ?? 'service');
      return coverage >= (isStranger ? Math.max(covered, COVERED_BY_CLIENT) : covered);
    });
  }

  #shown({ id }: Ranked, asked: Question): Found {
    const card = this.#index.cards[id];
    if (!card) throw new RangeError(`there is no card ${id}`);
    const text = excerpt(card.text, (sentence) => {
      const stems = new Set(this.#language.stems(this.#language.words(sentence)));
      return asked.stems.reduce((sum, stem) => sum + (stems.has(stem) ? this.#index.weight(stem) : 0), 0);
    });
    const links = [card.path, ...(card.alsoAt ? [card.alsoAt] : [])].map((href) => ({ label: this.#labels.get(href) ?? card.title, href }));
    return { text, links };
  }

  #unknown(asked: Question): string {
    const { unknown, unknownAbout } = this.#content.assistant.replies;
    const subject = asked.subjects[0];
    if (!subject) return this.#withContact(unknown);
    const link = markdownLink({ label: this.#labels.get(subject.path) ?? subject.name, href: subject.path });
    return this.#withContact(`${unknown} ${fill(unknownAbout, { link })}`);
  }

  #withContact(text: string): string {
    const link = markdownLink({ label: this.#labels.get(contactPath) ?? contactPath, href: contactPath });
    return `${text} ${fill(this.#content.assistant.replies.askPerson, { link })}`;
  }
}

/** Cannot be understood by itself: points back, or hardly has a word. */
function isElliptic({ pointsBack, continues, stems }: Question): boolean {
  return pointsBack || continues || stems.length <= 2;
}
