import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';

/** Kinds of results. Results are grouped by kind. */
type Kind = 'page' | 'question' | 'case' | 'document';

/** What results show of an entry. */
interface Shown {
  kind: Kind;
  /** Path or URL on this site. */
  path: string;
  title: string;
  /** Context: the parent page, a client's industry or a document's type. */
  part: string;
  about: string;
}

/** A search entry. The build writes the index of all entries (site/src/search/search-index.ts). */
export interface Entry extends Shown {
  /** Visitors' other names for the entry. */
  names: readonly string[];
  /** Further text that is searched but not shown. */
  text: string;
  /** Factor of the entry's score. */
  weight: number;
}

export interface Hit extends Shown {
  /** Index terms that match the query. */
  terms: ReadonlySet<string>;
}

/** Results of a search: the group with the best result first, and the best result of each group first. */
export interface Found {
  groups: readonly { kind: Kind; hits: readonly Hit[] }[];
  count: number;
}

/** Words that queries and texts have in common without being about them. */
const stopWords = new Set(
  `a an and another any are as at be by can could did do does for from had has have how i in is it its me much my of on or our percent shall should so
  that the their them then there they this to us was we were what when where which who whom will with would you your`.split(/\s+/),
);
/** Least score of a result relative to the best one: of one that shows a word or is named by it, and of one that has it in its text alone. */
const LEAST_SHOWN = 0.03;
const LEAST_HIDDEN = 0.1;

/** Splits a text into lower-case words without accents and apostrophes, and numbers with their separators. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu) ?? [];

/** Returns a name as one word, so that "luxe wear" finds LuxeWear and "homefurniture" finds Home & Furniture. */
const wholeName = (name: string) => wordsIn(name).join('');

/** Returns the index terms of a word: the word, which longer words may begin with, and its stem. Names as one word have no stem. */
export function termsOf(word: string, field?: string): string[] | null {
  if (field === 'whole') return [word];
  return stopWords.has(word) ? null : [...new Set([word, stemmer(word)])];
}

const fields = ['title', 'names', 'about', 'text'] as const;

/** Options of MiniSearch, which writing and reading an index have in common. */
export const indexOptions: Options<Entry> = {
  idField: 'path',
  fields: ['whole', ...fields],
  storeFields: ['kind', 'title', 'part', 'about', 'weight'],
  extractField: (entry, field) => {
    if (field === 'whole') return [entry.title, ...entry.names].map(wholeName).join(' ');
    return field === 'names' ? entry.names.join(' ') : entry[field as 'title'];
  },
  tokenize: wordsIn,
  processTerm: termsOf as NonNullable<Options['processTerm']>,
  searchOptions: {
    boost: { whole: 20, title: 6, names: 4, about: 2 },
    boostDocument: (_path, _term, stored) => (stored as Entry | undefined)?.weight ?? 1,
  },
};

/** The site search, used by browser and server. A query takes about 1 ms. */
export class SiteSearch {
  readonly #index: MiniSearch<Entry>;

  /** @param json the index that the build wrote */
  constructor(json: string) {
    this.#index = MiniSearch.loadJSON(json, indexOptions);
  }

  /**
   * Finds entries, grouped by kind.
   * @param query the visitor's input; its last word may be incomplete
   * @param most most results of each kind
   */
  search(query: string, most: number): Found {
    const found = this.#find(query);
    const least = ({ match }: SearchResult) =>
      Object.values(match)
        .flat()
        .some((field) => field !== 'text')
        ? LEAST_SHOWN
        : LEAST_HIDDEN;
    const best = found.filter((result) => result.score >= (found[0]?.score ?? 0) * least(result));
    const groups = [...new Set(best.map(({ kind }) => kind as Kind))].map((kind) => ({
      kind,
      hits: best
        .filter((result) => result.kind === kind)
        .slice(0, most)
        .map(hitOf),
    }));
    return { groups, count: groups.reduce((sum, { hits }) => sum + hits.length, 0) };
  }

  /** Finds entries with all words. If there are none, those with any of the words, or with similar words if a word is not on the site. */
  #find(query: string): SearchResult[] {
    const words = wordsIn(query).filter((word) => !stopWords.has(word));
    const isIncomplete = !/\s$/.test(query);
    const forms = (word: string, position: number, isFuzzy: boolean): Query => ({
      queries: [word],
      fields: [...fields],
      prefix: (term) => isIncomplete && position === words.length - 1 && term === word && /^\D{2,}$/.test(term),
      fuzzy: (term) => isFuzzy && /^\D{4,}$/.test(term) && (term.length > 7 ? 2 : 1),
    });
    const withAll = (isFuzzy: boolean) => {
      const name: Query = { queries: [wholeName(query)], fields: ['whole'], processTerm: (word) => word };
      const all: Query = { queries: words.map((word, position) => forms(word, position, isFuzzy)), combineWith: 'AND' };
      return this.#index.search({ queries: words.length > 0 ? [name, all] : [name] });
    };
    const exact = withAll(false);
    if (exact.length > 0) return exact;
    const known = words.map((word, position) => forms(word, position, false));
    const isKnown = known.length > 0 && known.every((one) => this.#index.search(one).length > 0);
    return isKnown ? this.#index.search({ queries: known }) : withAll(true);
  }
}

const hitOf = ({ id, kind, title, part, about, terms }: SearchResult): Hit => ({
  path: id,
  kind,
  title,
  part,
  about,
  terms: new Set(terms),
});
