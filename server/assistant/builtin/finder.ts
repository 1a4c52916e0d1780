import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import { type KnowledgeData, readerOf } from '../../../shared/assistant/knowledge.ts';
import { type Hit, LineIndex } from '../../../shared/assistant/line-index.ts';
import { stopWords, type Words } from '../../../shared/search/words.ts';

/** A message as it is understood. */
export interface Reading {
  text: string;
  stems: readonly string[];
  /** What it names, and what it only hints at. */
  named: readonly Entity[];
  hinted: readonly Entity[];
}

/** What was spoken of before, as far as a message may lean on it. */
export interface Context {
  entities: readonly Entity[];
  pages: readonly string[];
}

/** What tells a right answer from a wrong one; training/weights.json has the weight of each. */
type Feature = keyof KnowledgeData['weights']['rank'];

/** An answer with how well it fits a message. */
export interface Match extends Hit {
  answer: Answer;
  /** Whether one of its lines asks the same. */
  isSame: boolean;
  /** 1 where it was found with what was spoken of before. */
  isCarried: number;
  features: Record<Feature, number>;
  score: number;
  /** How sure it is that this is the answer: logarithm of the odds. */
  sure: number;
}

/** Kinds of things that questions name one by one: an answer about another one is wrong. */
export const singleKinds: ReadonlySet<Entity['kind']> = new Set(['client', 'office', 'person', 'document']);
/** Words of the longest name. */
const LONGEST_NAME = 5;
/** A line that has this much of a question, and the other way round, asks the same. */
const SAME = 0.97;
/** Leads over the next two answers count up to so much: beyond it they tell nothing more. */
const MOST_LEAD = { next: 0.5, after: 0.8 } as const;

/** Reads messages and finds the answers that fit. */
export class Finder {
  readonly words: Words;
  readonly index: LineIndex;
  readonly #answers: readonly Answer[];
  readonly #weights: KnowledgeData['weights'];
  readonly #names = new Map<string, { entity: Entity; isHint: boolean }[]>();
  readonly #filling: ReadonlySet<string>;

  constructor({ answers, entities, index, vocabulary, words, weights }: KnowledgeData) {
    this.#answers = answers;
    this.#weights = weights;
    this.words = readerOf(words);
    this.words.relearn(vocabulary, index.terms);
    this.#filling = new Set([...stopWords].map((word) => this.words.stem(word)));
    this.index = new LineIndex(index, (stem) => this.#filling.has(stem));
    for (const entity of entities)
      for (const [at, name] of [...entity.names, ...entity.hints].entries()) {
        const key = this.words.read(name).join(' ');
        this.#names.set(key, [...(this.#names.get(key) ?? []), { entity, isHint: at >= entity.names.length }]);
      }
  }

  read(text: string): Reading {
    const stems = this.words.read(text, true);
    const found: { entity: Entity; isHint: boolean }[] = [];
    for (let at = 0; at < stems.length; at++)
      for (let length = Math.min(LONGEST_NAME, stems.length - at); length > 0; length--) {
        const things = this.#names.get(stems.slice(at, at + length).join(' '));
        if (!things) continue;
        found.push(...things);
        at += length - 1;
        break;
      }
    const named = new Set(found.filter(({ isHint }) => !isHint).map(({ entity }) => entity));
    const hinted = new Set(found.map(({ entity }) => entity).filter((entity) => !named.has(entity)));
    return { text, stems, named: [...named], hinted: [...hinted] };
  }

  /** The stems of a message that say something about a subject. */
  telling({ stems }: Reading): string[] {
    return stems.filter((stem) => !this.#filling.has(stem));
  }

  /** Whether at least half of what a message tells is known to no answer. */
  isStrange(reading: Reading): boolean {
    const telling = this.telling(reading).filter(({ length }) => length > 1);
    const unknown = telling.filter((stem) => !this.index.has(stem)).length;
    return unknown > 0 && unknown * 2 >= telling.length;
  }

  /**
   * @param context what was spoken of before
   * @param isPossible leaves out what can't be the answer
   * @returns the best first
   */
  find({ stems, named, hinted }: Reading, context?: Context, isPossible: (answer: Answer, at: number) => boolean = () => true): Match[] {
    const singles = named.filter(({ kind }) => singleKinds.has(kind));
    const wide = named.filter((entity) => !singles.includes(entity));
    const carried = context?.entities.filter(({ kind }) => !singles.some((each) => each.kind === kind)) ?? [];
    const { rank } = this.#weights;
    const isCarried = Number(context !== undefined);
    const matches = this.index.search(stems).flatMap((hit): Match | [] => {
      const answer = this.#answers[hit.at] as Answer;
      if (!isPossible(answer, hit.at)) return [];
      const isAbout = (list: readonly Entity[]) => list.some(({ id }) => answer.about.includes(id));
      const isSame = hit.near > SAME && hit.covers > SAME;
      // Of an answer about four offices, one that is named is a quarter.
      const others = answer.about.filter((id) => singles.some(({ kind }) => id.startsWith(`${kind}:`)));
      const share =
        others.length === 0 ? 0 : singles.filter(({ id }) => others.includes(id)).length / Math.max(others.length, singles.length);
      const features = {
        near: hit.near,
        second: hit.second,
        covers: hit.covers,
        says: hit.says,
        whole: hit.whole,
        named: share,
        misses: Number(singles.length > 0 && share === 0 && !isSame),
        wide: Number(isAbout(wide)),
        hinted: Number(isAbout(hinted)),
        carried: Number(isAbout(carried)),
        page: Number(context?.pages.includes(answer.page) === true),
        same: Number(isSame),
        table: Number(answer.kind === 'table'),
      };
      return { ...hit, answer, isSame, isCarried, features, score: weighed(features, rank), sure: 0 };
    });
    matches.sort((one, other) => other.score - one.score);
    return matches.map((match, at) => ({ ...match, sure: weighed(this.surety(match, matches, at), this.#weights.sure) }));
  }

  /** What tells how sure a match is: its own fit, and how far it is ahead of the next two that say something else. */
  surety(match: Match, matches: readonly Match[], at: number): KnowledgeData['weights']['sure'] {
    const { answer, near, covers, features, score, isCarried } = match;
    const figures = answer.say.match(/\d[\d.,]*\d|\d/g) ?? [];
    // Answers of one page tell of one thing, and answers with the same figure say the same.
    const isRival = (other: Match) =>
      (other.answer.page !== answer.page || other.answer.kind === 'table' || answer.kind === 'table') &&
      !figures.some((figure) => other.answer.say.includes(figure));
    const [next, after] = matches.slice(at + 1).filter(isRival);
    const lead = (rival: Match | undefined, most: number) => Math.min(score - (rival?.score ?? 0), most);
    return {
      always: 1,
      near,
      covers,
      next: lead(next, MOST_LEAD.next),
      after: lead(after, MOST_LEAD.after),
      same: features.same,
      table: features.table,
      carried: isCarried,
    };
  }
}

export function weighed<Name extends string>(values: Readonly<Record<Name, number>>, weights: Readonly<Record<Name, number>>): number {
  return (Object.keys(weights) as Name[]).reduce((sum, name) => sum + values[name] * weights[name], 0);
}
