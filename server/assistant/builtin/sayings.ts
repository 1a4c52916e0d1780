import type { Content } from '../../../content/load.ts';
import type { Answer } from '../../../shared/assistant/answer.ts';
import type { KnowledgeData } from '../../../shared/assistant/knowledge.ts';
import { fill, listed } from '../../../shared/format/fill.ts';
import type { Context } from './context.ts';
import type { Finder, Match, Reading } from './finder.ts';
import { asksForPromise, findSign } from './limits.ts';

/** A reply without its context, and the answers that it told. */
export interface Found {
  text: string;
  answered: boolean;
  choices?: readonly string[];
  told?: readonly Answer[];
  /** Whether it declines a promise, answers a complaint, or is about opening days. */
  sign?: string;
}

/** An answer to tell, with the asked line that found it and the share of the question that it covers. */
export type Telling = Pick<Match, 'answer' | 'line' | 'covers'>;

/** Least share of a question that an answer covers which begins with Yes or No. */
const LEAST_BEGUN = 0.9;
/** Matches questions of yes or no, and words that turn the answer to one round. */
const yesOrNo = /^(?:(?:and|so|but|ok|okay),? )?(?:do|does|did|is|are|was|can|could|will|would|have|has|may|should|am)\b/i;
const turning =
  /\b(?:not|never|no|none|nothing|without|only|alone|just|still|too|must|have to|need\w*|requir\w*|forced|compulsory|minimum|instead|stop|leave|lose|break\w*|replace\w*|turn away|problem|matter|worth|push\w*|extra|charge|guarantee\w*|promise\w*|always|free|all|every\w*|or)\b|n['’]?t\b/i;

const complaintId = 'conversation#i-want-to-complain';

/** Returns the words of any script in small letters, without signs. */
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** What the assistant says: answers with their page, and replies to promises, wishes and complaints. */
export class Sayings {
  readonly #data: KnowledgeData;
  readonly #texts: Content['assistant'];
  readonly #values: Readonly<Record<string, string>>;
  readonly #pageNames: ReadonlyMap<string, string>;
  readonly #finder: Finder;
  /** Answers by the lines in other scripts, which the index of Latin letters lacks. */
  readonly #inOtherScripts: ReadonlyMap<string, Answer>;

  /** @param values values for placeholders of replies @param pageNames page names by path */
  constructor(
    data: KnowledgeData,
    texts: Content['assistant'],
    values: Readonly<Record<string, string>>,
    pageNames: ReadonlyMap<string, string>,
    finder: Finder,
  ) {
    this.#data = data;
    this.#texts = texts;
    this.#values = values;
    this.#pageNames = pageNames;
    this.#finder = finder;
    const inOtherScripts = ({ asked }: Answer) => asked.filter((line) => /(?!\p{Script=Latin})\p{L}/u.test(line));
    this.#inOtherScripts = new Map(data.answers.flatMap((answer) => inOtherScripts(answer).map((line) => [wordsOf(line), answer])));
  }

  /** Returns the answer of a question in another script that was taught as it was asked. */
  taught(question: string): string | undefined {
    const answer = this.#inOtherScripts.get(wordsOf(question));
    return answer && this.#textOf(answer, question);
  }

  /** Tells an answer; in other words if it says what was said before in this conversation. */
  told({ answer, line, covers }: Telling, said: string, question: string, context: Context): Found {
    if (answer.id === complaintId) return this.complaint(question, context);
    const { replies } = this.#texts;
    const again = answer.again && replies.again[answer.again];
    const before = context.told.filter((id) => this.#finder.answersById.get(id)?.again === answer.again).length;
    const say = (again && before > 0 && again[Math.min(before, again.length) - 1]) || answer.say;
    const isBegun = say === answer.say && covers > LEAST_BEGUN && [said, answer.asked[line] ?? ''].every(isYesOrNo);
    const begin = answer.begin && isBegun ? `${answer.begin}. ` : '';
    return { text: begin + this.#textOf({ ...answer, say }, question), answered: true, told: [answer] };
  }

  /** Returns the reply to a request for a promise, a wish to act or a complaint. */
  promiseOrWish(said: Reading, context: Context): Found | undefined {
    const { cues } = this.#data.words;
    const { replies } = this.#texts;
    if (asksForPromise(said.text, this.#finder.telling(said).length, cues)) {
      const again = replies.again.promise ?? [];
      const isAgain = context.aspect === 'promise' && again[0];
      return { text: isAgain || `${yesOrNo.test(said.text) ? 'No. ' : ''}${replies.promise}`, answered: true, sign: 'promise' };
    }
    const sign = findSign(said.text, cues);
    if (sign === 'i-want-to-complain') return this.complaint(said.text, context);
    const wish = sign && this.#finder.answersById.get(`conversation#${sign}`);
    return wish ? { text: this.#textOf(wish, said.text), answered: true } : undefined;
  }

  /** Returns the reply to a complaint: sorry, and a person. */
  complaint(question: string, { complaint }: Context): Found {
    const { replies } = this.#texts;
    const answer = this.#finder.answersById.get(complaintId);
    const say = (complaint && replies.again.complaint?.[0]) || answer?.say || replies.notFound;
    return { text: answer ? this.#textOf({ ...answer, say }, question) : say, answered: true, sign: 'complaint' };
  }

  /** Returns the reply to a message that is not found, with a link to a person. */
  notFound(question: string, { named }: Reading): Found {
    const { replies } = this.#texts;
    const person = fill(replies.person, { contact: contactWith(fill(replies.personMessage, { question })) });
    const about = named.filter(({ kind }) => kind !== 'topic').map(({ name }) => name);
    const notFound = about.length > 0 ? fill(replies.notFoundAbout, { about: listed(about.slice(0, 2), replies.and) }) : replies.notFound;
    return { text: `${notFound} ${person}`, answered: false };
  }

  /** Returns the text of an answer with a link to its page, or for a wish with a link to a prefilled message. */
  #textOf({ say, page, message }: Answer, text: string): string {
    const contact = contactWith(fill(message ?? '{question}', { question: text }));
    if (!page) return fill(say, { ...this.#values, contact });
    const name = this.#pageNames.get(page.split('#')[0] as string) ?? page;
    return `${fill(say, this.#values)} ${fill(this.#texts.replies.source, { links: `[${name}](${page})` })}`;
  }
}

/** Returns whether a text is a question of yes or no without a word that turns the answer round. */
const isYesOrNo = (text: string) => yesOrNo.test(text) && !turning.test(text);

/** Returns a link to the contact form with a prefilled message (read by site/src/contact). */
export const contactWith = (message: string) =>
  `/contact#message=${encodeURIComponent(message.toWellFormed()).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
