import type { Answer, Entity } from '../../../shared/assistant/answer.ts';
import { type KnowledgeData, readerOf } from '../../../shared/assistant/knowledge.ts';
import { type Hit, LineIndex } from '../../../shared/assistant/line-index.ts';
import { stopWords, type Words } from '../../../shared/assistant/words.ts';

/** A parsed message. */
export interface Reading {
  text: string;
  stems: readonly string[];
  /** Entities that the message names, and those that it only hints at. */
  named: readonly Entity[];
  hinted: readonly Entity[];
}

/** Previous subject that a follow-up may refer to. */
export interface Context {
  entities: readonly Entity[];
  pages: readonly string[];
}

/** Features of a match; weights are in training/weights.json. */
type Feature = keyof KnowledgeData['weights']['rank'];

/** A match with its features and scores. */
export interface Match extends Hit {
  answer: Answer;
  /** Whether an asked line is equivalent to the message. */
  isSame: boolean;
  /** 1 if the match was found with the previous subject, otherwise 0. */
  isCarried: number;
  features: Record<Feature, number>;
  score: number;
  /** Confidence as log odds. */
  sure: number;
}

/** Entity kinds for which an answer about another entity is wrong. */
export const singleKinds: ReadonlySet<Entity['kind']> = new Set(['client', 'office', 'person', 'document']);
/** Longest entity name, in words. */
const LONGEST_NAME = 5;
/** Similarity from which an asked line is equivalent to the message. */
const SAME = 0.97;
/** Cap of the lead over the next answers. */
const MOST_LEAD = { next: 0.5, after: 0.8 } as const;

/** Parses messages and finds matching answers. */
export class Finder {
  readonly words: Words;
  readonly index: LineIndex;
  readonly #answers: readonly Answer[];
  readonly #weights: KnowledgeData['weights'];
  readonly #names = new Map<string, { entity: Entity; isHint: boolean }[]>();
  readonly #stopStems: ReadonlySet<string>;

  constructor({ answers, entities, index, vocabulary, words, weights }: KnowledgeData) {
    this.#answers = answers;
    this.#weights = weights;
    this.words = readerOf(words);
    this.words.relearn(vocabulary, index.terms);
    this.#stopStems = new Set([...stopWords].map((word) => this.words.stem(word)));
    this.index = new LineIndex(index, (stem) => this.#stopStems.has(stem));
    for (const entity of entities)
      for (const [at, name] of [...entity.names, ...entity.hints].entries()) {
        const key = this.words.read(name).join(' ');
        this.#names.set(key, [...(this.#names.get(key) ?? []), { entity, isHint: at >= entity.names.length }]);
      }
  }

  /** Parses a text. @param isTyped whether a visitor typed the text, so that spelling is corrected */
  read(text: string, isTyped = true): Reading {
    const stems = this.words.read(text, isTyped);
    const found: { entity: Entity; isHint: boolean }[] = [];
    for (let at = 0; at < stems.length; at++)
      for (let length = Math.min(LONGEST_NAME, stems.length - at); length > 0; length--) {
        const entries = this.#names.get(stems.slice(at, at + length).join(' '));
        if (!entries) continue;
        found.push(...entries);
        at += length - 1;
        break;
      }
    const named = new Set(found.filter(({ isHint }) => !isHint).map(({ entity }) => entity));
    const hinted = new Set(found.map(({ entity }) => entity).filter((entity) => !named.has(entity)));
    return { text, stems, named: [...named], hinted: [...hinted] };
  }

  /** Returns the stems of a message without stop words. */
  telling({ stems }: Reading): string[] {
    return stems.filter((stem) => !this.#stopStems.has(stem));
  }

  /** Returns whether at least half of a message's content words are in no answer. */
  isStrange(reading: Reading): boolean {
    const telling = this.telling(reading).filter(({ length }) => length > 1);
    const unknown = telling.filter((stem) => !this.index.has(stem)).length;
    return unknown > 0 && unknown * 2 >= telling.length;
  }

  /**
   * @param context previous subject
   * @param isPossible filter of answers
   * @returns best first
   */
  find({ stems, named, hinted }: Reading, context?: Context, isPossible: (answer: Answer, at: number) => boolean = () => true): Match[] {
    const singles = named.filter(({ kind }) => singleKinds.has(kind));
    const wide = named.filter((entity) => !singles.includes(entity));
    const carried = context?.entities.filter(({ kind }) => !singles.some((single) => single.kind === kind)) ?? [];
    const { rank } = this.#weights;
    const isCarried = Number(context !== undefined);
    const matches = this.index.search(stems).flatMap((hit): Match | [] => {
      const answer = this.#answers[hit.at] as Answer;
      if (!isPossible(answer, hit.at)) return [];
      const isAbout = (list: readonly Entity[]) => list.some(({ id }) => answer.about.includes(id));
      const isSame = hit.near > SAME && hit.covers > SAME;
      // An answer about four offices counts a quarter for one named office.
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

  /** Returns the features of confidence: the match's scores, and its lead over the next two different answers. */
  surety(match: Match, matches: readonly Match[], at: number): KnowledgeData['weights']['sure'] {
    const { answer, near, covers, features, score, isCarried } = match;
    const figures = answer.say.match(/\d[\d.,]*\d|\d/g) ?? [];
    // Answers of the same page or with the same figure do not count as different.
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

/** Returns the sum of values times weights. */
export function weighed<Name extends string>(values: Readonly<Record<Name, number>>, weights: Readonly<Record<Name, number>>): number {
  return (Object.keys(weights) as Name[]).reduce((sum, name) => sum + values[name] * weights[name], 0);
}
