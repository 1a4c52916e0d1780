import type { Entity, Fact, KnowledgeData } from '../../../search/fact.ts';
import type { Turn } from '../../../wire/chat.ts';
import type { Context } from './fact-finder.ts';
import type { Outcome } from './outcome.ts';
import type { QuestionReader, Reading } from './reading.ts';

/** Nothing was said before. */
export const nothing: Context = { entities: [], said: '', isSaid: false };

/** What was asked and answered before, read anew: what a conversation is said to have held is never repeated. */
export class Conversation {
  readonly #entities: readonly Entity[];
  readonly #questions: QuestionReader;
  readonly #facts: readonly Fact[];
  readonly #answer: (reading: Reading, context: Context) => Outcome | undefined;
  readonly #ofTables: (said: string) => Outcome | undefined;

  /**
   * @param answer answers a question of the conversation as it did then
   * @param ofTables what an answer said of the tables
   */
  constructor(
    { entities, facts }: KnowledgeData,
    questions: QuestionReader,
    answer: (reading: Reading, context: Context) => Outcome | undefined,
    ofTables: (said: string) => Outcome | undefined,
  ) {
    this.#entities = entities;
    this.#facts = facts;
    this.#ofTables = ofTables;
    this.#questions = questions;
    this.#answer = answer;
  }

  before(history: readonly Turn[]): Context {
    const at = history.findLastIndex(({ isBot }) => !isBot);
    const said = history.findLast(({ isBot }) => isBot)?.text ?? '';
    if (at < 0 && said === '') return nothing;
    const earlier = history.slice(0, Math.max(at, 0));
    const past = earlier.length > 0 ? this.before(earlier) : nothing;
    const before = at >= 0 ? this.#questions.read(history[at]?.text ?? '') : undefined;
    const again = before && this.#answer(before, past);
    const isAgain = again !== undefined && said.includes(again.text.slice(0, 40));
    // The messages that are known may begin after what it went on from: then what was said is found among what we say.
    const outcome = isAgain ? again : (this.#recalled(said) ?? again);
    const isSaid = outcome !== undefined && said.includes(outcome.text.slice(0, 40));
    const links = [...said.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path as string);
    const path = outcome?.paths[0] ?? links[0];
    return {
      entities: this.#carried(before, (isSaid && outcome.about) || [], said, links, past),
      said,
      past,
      ...(before && { before }),
      ...(outcome && { outcome }),
      isSaid,
      ...(path && { path }),
    };
  }

  /** The fact or the row of a table that an answer told of. */
  #recalled(said: string): Outcome | undefined {
    if (said === '') return undefined;
    const facts = this.#facts.filter(({ text }) => said.includes(text)).toSorted((one, other) => other.text.length - one.text.length);
    const [fact] = facts;
    if (!fact) return this.#ofTables(said);
    const holds = /^(?:Yes|No)\. /.exec(said)?.[0] ?? '';
    return { text: holds + fact.text, paths: [fact.path], fact, about: this.#entities.filter(({ id }) => fact.about.includes(id)) };
  }

  /** What the conversation is about, the likeliest first. */
  #carried(before: Reading | undefined, about: readonly Entity[], said: string, links: readonly string[], past: Context): Entity[] {
    const mentioned = this.#questions.read(said.replace(/See \[.*$/, '')).named;
    const linked = this.#entities.filter(
      ({ path, kind }) => links.includes(path) && ['client', 'service', 'industry', 'size', 'technology'].includes(kind),
    );
    const isOne = ({ kind }: Entity) => ['client', 'person', 'office', 'document', 'milestone'].includes(kind);
    const own = [...(before?.named ?? []), ...(before?.hinted ?? [])];
    return [
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
  }
}
