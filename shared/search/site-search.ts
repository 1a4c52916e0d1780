import MiniSearch from 'minisearch';
import type { Entry, Kind, SearchData } from './entry.ts';
import type { Found, Hit } from './hit.ts';
import { bestPassage, pieces } from './pieces.ts';
import { QueryReader, type Wanted } from './query.ts';

/** How much a word tells by where it stands. */
const boost = { title: 6, names: 4, about: 2, text: 1 };
const naming = ['title', 'names'];
/** A word that may stand for the wanted one. */
const ALTERNATIVE = 0.25;
/** A page before the same words in a text about it. */
const weights: Record<Kind, number> = { page: 1.1, case: 1, question: 1, document: 0.9 };
/** A part of a page, or a page that only lists. */
const MINOR = 0.5;
/** A name that is the whole query. */
const NAMED = 3;
/** What has less of the query than this is no result; more is needed where the site does not have one of the words. */
const LEAST_COVERAGE = 0.35;
const LEAST_BESIDE_UNKNOWN = 0.5;
/** Nor is what has a smaller part of the query than the fullest result and is not named after any of it, or a smaller part of the best score. */
const LEAST_PART = 0.67;
const LEAST_SCORE = 0.03;

/** What a result shows of its page is whole sentences, so that all results have one form: no title, no tag, no cell of a table. */
const isSentence = (text: string) => /^.{40,}[.?…]$/s.test(text);

interface Scored {
  entry: Entry;
  score: number;
  /** How much of the query it has, from 0 to 1; rare words count for more. */
  coverage: number;
}

/** The search over the site, the same in a browser and on the server. Takes some 20 ms to make, 1 ms a query. */
export class SiteSearch {
  readonly #entries: readonly Entry[];
  readonly #reader: QueryReader;
  readonly #index: MiniSearch;
  readonly #inPassing: ReadonlySet<string>;
  /** Titles and other names of each entry in one form. */
  readonly #keys: ReadonlySet<string>[];

  constructor(data: SearchData) {
    this.#entries = data.entries;
    this.#reader = new QueryReader(data.synonyms, {
      names: data.entries.filter(({ kind }) => kind === 'case').map(({ title }) => title),
      titles: data.entries.flatMap(({ title, names }) => [title, ...names]),
      texts: data.entries.flatMap(({ title, about, words = '', names, passages }) => [title, about, words, ...names, ...passages]),
    });
    this.#inPassing = new Set(data.inPassing.map((word) => this.#reader.keyOf(word)));
    // Words are read before they reach the index: it splits at spaces and takes them as they are.
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
   * @param query what a visitor typed; its last word may be half typed
   * @param most results of each kind
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

  /** Those that are worth showing, the best first; of equals the one that comes first on the site. */
  #score(wanted: readonly Wanted[], key: string): Scored[] {
    const found = wanted.map((word) => this.#find(word));
    // The rarer a word, the more it tells; one that the site does not have, as much as one on two pages.
    const rarity = found.map(({ scores }) => Math.log(1 + this.#entries.length / (1 + Math.max(scores.size, 2))));
    const all = rarity.reduce((sum, rare) => sum + rare, 0);
    const least = found.some(({ scores }) => scores.size === 0) ? LEAST_BESIDE_UNKNOWN : LEAST_COVERAGE;
    const scored = this.#entries
      .map((entry, id) => {
        const has = found.map((each) => each.scores.get(id) ?? 0);
        const coverage = has.reduce((sum, score, place) => sum + (score > 0 ? (rarity[place] as number) : 0), 0) / all;
        const isNamed = found.some(({ named }) => named.has(id));
        const standing = entry.isMinor ? MINOR : this.#keys[id]?.has(key) ? NAMED : 1;
        const score = has.reduce((sum, one) => sum + one, 0) * coverage ** 3 * weights[entry.kind] * standing;
        return { entry, score, coverage, isNamed };
      })
      .filter(({ coverage }) => coverage >= least)
      .sort((one, other) => other.score - one.score);
    const fullest = Math.max(...scored.map(({ coverage }) => coverage));
    const near = scored.filter(({ coverage, isNamed }) => isNamed || coverage >= fullest * LEAST_PART);
    return near.filter(({ score }) => score >= (near[0]?.score ?? 0) * LEAST_SCORE);
  }

  /** How well each entry has a word, by its number, and those that have it itself in their title or names. */
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
