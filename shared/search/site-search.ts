import MiniSearch from 'minisearch';
import type { Entry, Kind, SearchData } from './entry.ts';
import type { Found, Hit } from './hit.ts';
import { bestPassage, pieces } from './pieces.ts';
import { QueryReader, type Wanted } from './query.ts';

/** Field weights. */
const boost = { title: 6, names: 4, about: 2, text: 1 };
const naming = ['title', 'names'];
/** Weight of a synonym. */
const ALTERNATIVE = 0.25;
/** Boost of a page over a document with the same words. */
const weights: Record<Kind, number> = { page: 1.1, case: 1, question: 1, document: 0.9 };
/** Weight of an entry that ranks below others. */
const MINOR = 0.5;
/** Boost if the query is exactly a name. */
const NAMED = 3;
/** Least coverage of the query for a result; higher if one of the words is not on the site. */
const LEAST_COVERAGE = 0.35;
const LEAST_BESIDE_UNKNOWN = 0.5;
/** Least coverage and score relative to the best result. LEAST_PART does not apply where a title or name matches. */
const LEAST_PART = 0.67;
const LEAST_SCORE = 0.03;

/** Matches whole sentences: results show no titles, tags or table cells. */
const isSentence = (text: string) => /^.{40,}[.?…]$/s.test(text);

interface Scored {
  entry: Entry;
  score: number;
  /** Coverage of the query by IDF weight, from 0 to 1. */
  coverage: number;
}

/** The site search, used by browser and server. Building it takes about 20 ms, a query 1 ms. */
export class SiteSearch {
  readonly #entries: readonly Entry[];
  readonly #reader: QueryReader;
  readonly #index: MiniSearch;
  readonly #inPassing: ReadonlySet<string>;
  /** Normalised titles and names of each entry. */
  readonly #keys: ReadonlySet<string>[];

  constructor(data: SearchData) {
    this.#entries = data.entries;
    this.#reader = new QueryReader(data.synonyms, {
      names: data.entries.filter(({ kind }) => kind === 'case').map(({ title }) => title),
      titles: data.entries.flatMap(({ title, names }) => [title, ...names]),
      texts: data.entries.flatMap(({ title, about, words = '', names, passages }) => [title, about, words, ...names, ...passages]),
    });
    this.#inPassing = new Set(data.inPassing.map((word) => this.#reader.keyOf(word)));
    // Terms are already normalised, so MiniSearch only splits at spaces.
    this.#index = new MiniSearch({ fields: Object.keys(boost), tokenize: (text) => text.split(' '), processTerm: (term) => term || null });
    const tokens = (...texts: string[]) => texts.flatMap((text) => this.#reader.tokens(text)).join(' ');
    this.#index.addAll(
      data.entries.map(({ title, part, names, about, passages, words = '' }, id) => ({
        id,
        title: tokens(title),
        names: tokens(...names),
        about: tokens(about, passages[0] ?? ''),
        text: tokens(part, words, ...passages),
      })),
    );
    this.#keys = data.entries.map(({ title, names }) => new Set([title, ...names].map((name) => this.#reader.keyOf(name))));
  }

  /**
   * Finds entries, grouped by kind.
   * @param query the visitor's input; its last word may be incomplete
   * @param most most results of each kind
   */
  search(query: string, most = 8): Found {
    const { wanted, key, readAs } = this.#reader.read(query);
    const scored = this.#score(wanted, key);
    const isMarked = (word: string) => this.#reader.isWanted(word, wanted);
    const byKind = new Map<Kind, Hit[]>();
    for (const { entry } of scored) {
      const hits = byKind.get(entry.kind) ?? [];
      byKind.set(entry.kind, hits);
      if (hits.length === most) continue;
      const { kind, path, part, title, about, passages } = entry;
      hits.push({
        kind,
        path,
        part,
        title: pieces(title, isMarked),
        text: pieces(bestPassage([about, ...passages.filter(isSentence)], isMarked), isMarked),
      });
    }
    const groups = [...byKind].map(([kind, hits]) => ({ kind, hits }));
    return { groups, count: groups.reduce((sum, { hits }) => sum + hits.length, 0), ...(readAs && { readAs }) };
  }

  /** Filters and sorts results, best first; equals keep the order of the site. */
  #score(wanted: readonly Wanted[], key: string): Scored[] {
    const wordMatches = wanted.map((word) => this.#find(word));
    // IDF weights. A word that is not on the site counts like a word on two pages.
    const rarity = wordMatches.map(({ scores }) => Math.log(1 + this.#entries.length / (1 + Math.max(scores.size, 2))));
    const totalRarity = rarity.reduce((sum, value) => sum + value, 0);
    const leastCoverage = wordMatches.some(({ scores }) => scores.size === 0) ? LEAST_BESIDE_UNKNOWN : LEAST_COVERAGE;
    const scored = this.#entries
      .map((entry, id) => {
        const wordScores = wordMatches.map(({ scores }) => scores.get(id) ?? 0);
        const coverage = wordScores.reduce((sum, score, index) => sum + (score > 0 ? (rarity[index] as number) : 0), 0) / totalRarity;
        const isNamed = wordMatches.some(({ named }) => named.has(id));
        const nameBoost = this.#keys[id]?.has(key) ? NAMED : 1;
        const score =
          wordScores.reduce((sum, value) => sum + value, 0) * coverage ** 3 * weights[entry.kind] * (entry.isMinor ? MINOR : nameBoost);
        return { entry, score, coverage, isNamed };
      })
      .filter(({ coverage }) => coverage >= leastCoverage)
      .sort((one, other) => other.score - one.score);
    const bestCoverage = Math.max(...scored.map(({ coverage }) => coverage));
    const covering = scored.filter(({ coverage, isNamed }) => isNamed || coverage >= bestCoverage * LEAST_PART);
    return covering.filter(({ score }) => score >= (covering[0]?.score ?? 0) * LEAST_SCORE);
  }

  /** Returns the scores of entries for one word, and the entries that have the word, not a synonym, in title or names. */
  #find({ stem, others, beginning }: Wanted): { scores: Map<number, number>; named: Set<number> } {
    const scores = new Map<number, number>();
    const named = new Set<number>();
    const fields = this.#inPassing.has(stem) && { fields: naming };
    const add = (terms: readonly string[], weight: number, prefix: boolean) => {
      if (terms.length === 0) return;
      for (const { id, score, match } of this.#index.search(terms.join(' '), { boost, prefix, ...fields })) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * weight));
        if (
          weight === 1 &&
          Object.values(match)
            .flat()
            .some((field) => naming.includes(field))
        )
          named.add(id);
      }
    };
    add([stem], 1, false);
    for (const other of others) add([other], ALTERNATIVE, false);
    if (beginning) add([beginning], 1, true);
    return { scores, named };
  }
}
