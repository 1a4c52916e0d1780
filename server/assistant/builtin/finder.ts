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

/** Features of a match; weights are in training/weights.json. */
type Feature = keyof KnowledgeData['weights']['rank'];

/** A match with its features and scores. */
export interface Match extends Hit {
  answer: Answer;
  /** Whether an asked line is equivalent to the message. */
  isSame: boolean;
  features: Record<Feature, number>;
  score: number;
  /** Confidence as log odds. */
  sure: number;
}

/** Entity kinds for which an answer about another entity is wrong. */
const singleKinds: ReadonlySet<Entity['kind']> = new Set(['client', 'office', 'person', 'document']);
/** Longest entity name, in words. */
const LONGEST_NAME = 8;
/** What kinds of questions expect in an answer. */
const expected: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\bhow (?:long|soon|quick\w*|fast)\b|\bhow many (?:days|weeks|months|hours)\b/i,
    says: /\b(?:second|minute|hour|day|week|month|year)s?\b|\bms\b/i,
  },
  {
    asks: /\bhow (?:much|many)\b|\bpercent|%/i,
    says: /\d|\bprices?\b|\b(?:no|none|half|one|two|three|four|five|six|seven|eight|nine|ten|all|each|every)\b/i,
  },
  {
    asks: /^(?:and )?(?:who|whose|whom)\b/i,
    says: /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:you|we|our|your|people|person|team|clients?|buyers?|shops?)\b/u,
  },
  {
    asks: /\bwhen\b|\bwhat year\b/i,
    says: /\d|\b(?:minute|hour|day|night|week|month|year|season|first|once|before|after|as soon|when)s?\b/i,
  },
];
/** Least share of a message's content words in an answer that is told. */
const LEAST_SHARED = 0.4;
/** Least similarity of the asked line by the number of content words in the message, for an answer at hand and for one elsewhere. */
const LEAST_NEAR = { atHand: [0.62, 0.4, 0.3], elsewhere: [0.85, 0.65, 0.4] } as const;
/** Similarity from which an asked line is equivalent to the message. */
const SAME = 0.97;
/** Cap of the lead over the next answers. */
const MOST_LEAD = { next: 0.5, after: 0.8 } as const;

/** Parses messages and finds matching answers. */
export class Finder {
  readonly words: Words;
  readonly index: LineIndex;
  /** Answers by id. */
  readonly answersById: ReadonlyMap<string, Answer>;
  readonly #answers: readonly Answer[];
  readonly #weights: KnowledgeData['weights'];
  readonly #names = new Map<string, { entity: Entity; isHint: boolean }[]>();
  readonly #stemsOf = new Map<Entity, string[]>();
  readonly #stopStems: ReadonlySet<string>;

  constructor({ answers, entities, index, vocabulary, words, weights }: KnowledgeData) {
    this.#answers = answers;
    this.answersById = new Map(answers.map((answer) => [answer.id, answer]));
    this.#weights = weights;
    this.words = readerOf(words);
    this.words.relearn(vocabulary, index.terms);
    this.#stopStems = new Set([...stopWords].map((word) => this.words.stem(word)));
    this.index = new LineIndex(index, (stem) => this.#stopStems.has(stem));
    for (const entity of entities)
      for (const [at, name] of [...entity.names, ...entity.hints].entries()) {
        const stems = this.words.read(name);
        const key = stems.join(' ');
        const isHint = at >= entity.names.length;
        this.#names.set(key, [...(this.#names.get(key) ?? []), { entity, isHint }]);
        if (!isHint) this.#stemsOf.set(entity, [...(this.#stemsOf.get(entity) ?? []), ...stems]);
      }
  }

  /** Parses a text. @param isTyped whether a visitor typed the text, so that spelling is corrected */
  read(text: string, isTyped = true): Reading {
    const all = this.words.read(text, isTyped);
    // A number that is no figure of the site, such as an order's, does not keep the words beside it from being found.
    const known = all.filter((stem) => !/^\d/.test(stem) || this.index.has(stem));
    const stems = known.length > 0 ? known : all;
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

  /**
   * Returns whether a message is not understood: at least half of its content words, not counting names and numbers, are in no answer,
   * or it tells nothing but a number.
   */
  isStrange(reading: Reading): boolean {
    const names = this.namesIn(reading);
    const telling = this.telling(reading).filter((stem) => stem.length > 1 && !/^\d/.test(stem) && !names.has(stem));
    const unknown = telling.filter((stem) => !this.index.has(stem)).length;
    const isNumber = telling.length === 0 && names.size === 0 && reading.stems.some((stem) => /^\d/.test(stem));
    return isNumber || (unknown > 0 && unknown * 2 >= telling.length);
  }

  /**
   * Returns whether a match may be told: the answer has enough of the message's content words ("fix my bicycle chain" is not about
   * bicycle shops), and the asked line is similar enough for how few they are.
   * @param isElsewhere whether the answer is about another thing than the conversation
   */
  isNear(reading: Reading, { at, near }: Match, isElsewhere: boolean): boolean {
    const telling = new Set(this.telling(reading));
    const shared = [...telling].filter((stem) => this.index.covers(at, [stem]) === 1).length;
    const least = LEAST_NEAR[isElsewhere ? 'elsewhere' : 'atHand'][new Set(this.tellingBesideNames(reading)).size] ?? 0;
    return near >= least && shared >= telling.size * LEAST_SHARED;
  }

  /** Returns what a message tells beside names, which are in each question about the thing; or the names alone. */
  tellingBesideNames(reading: Reading): string[] {
    const names = this.namesIn({ named: reading.named, hinted: [] });
    const telling = this.telling(reading);
    const others = telling.filter((stem) => !names.has(stem));
    return others.length > 0 ? others : telling;
  }

  /** Returns the stems of the names in a message. */
  namesIn({ named, hinted }: Pick<Reading, 'named' | 'hinted'>): ReadonlySet<string> {
    return new Set([...named, ...hinted].flatMap((entity) => this.#stemsOf.get(entity) ?? []));
  }

  /** Finds the answers that match a message, best first. */
  find({ text, stems, named, hinted }: Reading): Match[] {
    const singles = named.filter(({ kind }) => singleKinds.has(kind));
    const { rank } = this.#weights;
    const matches = this.index.search(stems).map((hit): Match => {
      const answer = this.#answers[hit.at] as Answer;
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
        hinted: Number(hinted.some(({ id }) => answer.about.includes(id))),
        same: Number(isSame),
        table: Number(answer.kind === 'table'),
      };
      return { ...hit, answer, isSame, features, score: weighed(features, rank), sure: 0 };
    });
    matches.sort((one, other) => other.score - one.score);
    return matches.map((match, at) => ({ ...match, sure: weighed(this.surety(match, matches, at, text), this.#weights.sure) }));
  }

  /** Returns the features of confidence: the match's scores, and its lead over the next two different answers. */
  surety(match: Match, matches: readonly Match[], at: number, text: string): KnowledgeData['weights']['sure'] {
    const { answer, near, covers, features, score } = match;
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
      second: features.second,
      says: features.says,
      misses: features.misses,
      fits: Number(expected.every(({ asks, says }) => !asks.test(text) || says.test(answer.say))),
    };
  }
}

/** Returns the sum of values times weights. */
export function weighed<Name extends string>(values: Readonly<Record<Name, number>>, weights: Readonly<Record<Name, number>>): number {
  return (Object.keys(weights) as Name[]).reduce((sum, name) => sum + values[name] * weights[name], 0);
}
