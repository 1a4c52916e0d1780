import type { Entity } from '../../../search/fact.ts';
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
  readonly #answer: (reading: Reading, context: Context) => Outcome | undefined;

  /** @param answer answers a question of the conversation as it did then */
  constructor(entities: readonly Entity[], questions: QuestionReader, answer: (reading: Reading, context: Context) => Outcome | undefined) {
    this.#entities = entities;
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
    const outcome = before && this.#answer(before, past);
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
