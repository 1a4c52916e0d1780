import type { Content } from '../../../content/load.ts';
import type { Turn } from '../../../shared/api/chat.ts';
import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { isQuestion, questionOf } from '../../../shared/assistant/question-of.ts';
import { fill, listed } from '../../../shared/format/fill.ts';
import { findInConversation } from './conversation.ts';
import { Finder, type Match } from './finder.ts';
import { foreignLanguage } from './languages.ts';
import { asksForPromise, findSign, limitFinder } from './limits.ts';
import { describedShop } from './shop.ts';

/** Reply to a message. */
export interface Reply {
  /** Text with Markdown links to pages of this site. */
  text: string;
  /** Whether the site answers the message. */
  answered: boolean;
  /** Up to three related questions, if the answer was not found or is uncertain. */
  choices?: readonly string[];
}

const MOST_CHOICES = 3;
/** Matches what separates two questions, in a text with single spaces. */
const secondQuestion =
  /(?<=\?) |[,;+ ] ?(?:and|plus|but|n|\+) (?=(?:also )?(?:who|whom|whose|what|how|howmany|when|where|which|why|do|does|did|can|could|is|are|was|were|will|would|may|have|has)\b)/i;

/** Answers with sentences of the content. A less confident match is offered as the closest one. Deterministic. */
export class Answerer {
  readonly finder: Finder;
  readonly #data: KnowledgeData;
  readonly #texts: Content['assistant'];
  readonly #values: Readonly<Record<string, string>>;
  readonly #limitOf: ReturnType<typeof limitFinder>;
  readonly #pageNames: ReadonlyMap<string, string>;

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
    this.#values = values;
    this.#pageNames = pageNames;
    this.finder = new Finder(data);
    this.#limitOf = limitFinder(data.words.limits);
  }

  /**
   * @param question untrusted text within the limit of shared/api/chat.ts
   * @param history earlier messages; they give the subject and are never quoted
   */
  answer(question: string, history: readonly Turn[] = []): Reply {
    const text = plain(question);
    const limit = this.#limitOf(text);
    if (limit) return { text: this.#texts.replies[limit], answered: true };
    const foreign = foreignLanguage(text, this.#data.words.languages.languages, (word) => this.finder.words.has(word));
    if (!foreign) return this.#inEnglish(text, history);
    const language = this.#texts.languages.find(({ name }) => name === foreign.name);
    const reply = this.#inEnglish(foreign.english, []);
    return { ...reply, text: `${language?.say} ${reply.answered ? reply.text : language?.notFound}` };
  }

  /** Returns a reply that takes precedence over a model: to distress, declined topics, requests for promises, and wishes. */
  first(question: string): Reply | undefined {
    const text = plain(question);
    const limit = this.#limitOf(text);
    const say = limit ? this.#texts.replies[limit] : this.#promiseOrWish(text);
    return say === undefined ? undefined : { text: say, answered: true };
  }

  /** Finds the answers that match a message, best first. */
  find(question: string, history: readonly Turn[] = []): Match[] {
    return findInConversation(this.finder.read(plain(question)), history, this.finder, this.#data);
  }

  /** Describes for diagnosis how a message was parsed, and the nearest answers with scores. */
  explain(question: string, history: readonly Turn[] = []): string {
    const { tell, offer } = this.#data.weights;
    const reading = this.finder.read(plain(question));
    const named = [...reading.named, ...reading.hinted].map(({ id }) => id).join(', ');
    const nearest = this.find(question, history).slice(0, 3);
    const levelOf = (sure: number) => (sure >= offer ? 'offer' : 'no   ');
    const rows = nearest.map(
      ({ answer, line, score, sure }) =>
        `  ${sure >= tell ? 'tell ' : levelOf(sure)} sure ${sure.toFixed(2)}, score ${score.toFixed(2)}: ${answer.id}, by "${answer.asked[line] ?? 'its own words'}"`,
    );
    const { text, answered, choices = [] } = this.answer(question, history);
    return [
      `read as: ${reading.stems.join(' ')}${named && ` (${named})`}`,
      ...rows,
      `${answered ? 'answered' : 'not answered'}: ${text}`,
      ...choices.map((choice) => `  ? ${choice}`),
    ].join('\n');
  }

  #inEnglish(text: string, history: readonly Turn[]): Reply {
    const { finder } = this;
    const { replies } = this.#texts;
    const { tell, offer } = this.#data.weights;
    const reading = finder.read(text);
    const matches = this.find(text, history);
    const [first, ...others] = matches;
    if (first?.isSame) return { text: this.#textOf(first.answer, text), answered: true };
    const wish = this.#promiseOrWish(text);
    if (wish) return { text: wish, answered: true };
    const shop = describedShop(reading, this.#data, replies, contactWith);
    if (shop) return { text: shop, answered: true };
    const inParts = this.#inParts(text, history);
    if (inParts) return inParts;
    if (first && first.sure >= tell) return { text: this.#textOf(first.answer, text), answered: true };
    const more = finder.telling(reading).length === 0 ? this.#more(history) : undefined;
    if (more) return more;
    const person = fill(replies.person, { contact: contactWith(fill(replies.personMessage, { question: text })) });
    // Asked lines of tables are generated, and the first line is phrased as a question.
    const question = first && questionOf(first.answer, first.answer.kind === 'table' ? 0 : first.line);
    if (first && question && first.sure >= offer && first.answer.page && !finder.isStrange(reading)) {
      const choices = choicesOf(others).slice(0, MOST_CHOICES - 1);
      const closest = this.#textOf(first.answer, text, choices.length > 0 ? replies.others : person);
      return { text: `${fill(replies.closest, { question })}\n${closest}`, answered: false, choices };
    }
    const about = reading.named.map(({ name }) => name).slice(0, 2);
    const choices = choicesOf(matches);
    const notFound = about.length > 0 ? fill(replies.notFoundAbout, { about: listed(about, replies.and) }) : replies.notFound;
    return { text: [notFound, ...(choices.length > 0 ? [replies.choices] : []), person].join(' '), answered: false, choices };
  }

  /** Returns the reply to a request for a promise, a wish to act or a complaint. */
  #promiseOrWish(text: string): string | undefined {
    const { cues } = this.#data.words;
    if (asksForPromise(text, this.finder.telling(this.finder.read(text)).length, cues)) return this.#texts.replies.promise;
    const sign = findSign(text, cues);
    const wish = sign && this.#data.answers.find(({ id }) => id === `conversation#${sign}`);
    return wish ? this.#textOf(wish, text) : undefined;
  }

  /** Returns questions on the page of the last answer, for messages such as "Why?" and "tell me more". */
  #more(history: readonly Turn[]): Reply | undefined {
    const lastAnswer = history.findLast(({ isBot }) => isBot)?.text ?? '';
    const pages = [...lastAnswer.matchAll(/See \[[^\][]*\]\((\/[^()]*)\)/g)].map(([, page]) => page);
    const others = this.#data.answers.filter(({ kind, page, say }) => kind === 'fact' && pages.includes(page) && !lastAnswer.includes(say));
    const choices = [...new Set(others.flatMap((answer) => questionOf(answer) ?? []))].slice(0, MOST_CHOICES);
    return choices.length > 0 ? { text: this.#texts.replies.more, answered: false, choices } : undefined;
  }

  /** Answers two questions in one message. If one has no confident answer, the reply names it. Undefined for a single question. */
  #inParts(text: string, history: readonly Turn[]): Reply | undefined {
    const parts = text.split(secondQuestion).filter((part) => hasWords(part) && (part.includes('?') || isQuestion(part.trim())));
    const [first = '', second = ''] = parts;
    if (parts.length !== 2) return undefined;
    const { tell } = this.#data.weights;
    const [[firstMatch], [secondMatch]] = [this.find(first, history), this.find(second, [...history, { isBot: false, text: first }])];
    const [isFirstSure, isSecondSure] = [firstMatch, secondMatch].map((match) => match !== undefined && match.sure >= tell);
    if (firstMatch && secondMatch && isFirstSure && isSecondSure)
      return {
        text:
          firstMatch.at === secondMatch.at
            ? this.#textOf(firstMatch.answer, text)
            : `${this.#textOf(firstMatch.answer, first)} ${this.#textOf(secondMatch.answer, second)}`,
        answered: true,
      };
    const [found, missing] = isFirstSure ? [firstMatch, second] : [secondMatch, first];
    if (!found || (!isFirstSure && !isSecondSure)) return undefined;
    const part = fill(this.#texts.replies.partMissing, {
      part: (missing.split(/[?.]/, 1)[0] as string).replace(/^(and|plus|but)\s+/i, ''),
    });
    return { text: `${this.#textOf(found.answer, text)} ${part}`, answered: false, choices: [] };
  }

  /** Returns the text of an answer with a link to its page, or for a wish with a link to a prefilled message. */
  #textOf({ say, page, message }: Answer, text: string, more = ''): string {
    const contact = contactWith(fill(message ?? '{question}', { question: text }));
    if (!page) return fill(say, { ...this.#values, contact });
    const name = this.#pageNames.get(page.split('#')[0] as string) ?? page;
    return [say, more, fill(this.#texts.replies.source, { links: `[${name}](${page})` })].filter(Boolean).join(' ');
  }
}

/** Returns whether a text has a space after a word of two letters. */
const hasWords = (text: string) =>
  text
    .split(' ')
    .slice(0, -1)
    .some((word) => /\p{L}{2}/u.test(word));

/** Strips control characters and markup from a message. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a link to the contact form with a prefilled message (read by site/src/contact). */
const contactWith = (message: string) =>
  `/contact#message=${encodeURIComponent(message.toWellFormed()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const choicesOf = (matches: readonly Match[]): string[] =>
  [...new Set(matches.filter(({ answer }) => answer.kind === 'fact').flatMap(({ answer, line }) => questionOf(answer, line) ?? []))].slice(
    0,
    MOST_CHOICES,
  );
