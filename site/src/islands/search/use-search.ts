import { useEffect, useMemo, useState } from 'react';
import { maxQueryLength } from '../../../../shared/api/search.ts';
import type { Found } from '../../../../shared/search/hit.ts';
import type { SiteSearch } from '../../../../shared/search/site-search.ts';
import { loadIndex } from './load-index.ts';
import { reportMissed } from './report-missed.ts';
import { searchContent } from './search-content.ts';

/** Pause in typing after which a query without results is counted, in milliseconds. */
const REST = 1_000;

const { words, index, isCounted } = searchContent();

/** State of the search. */
export interface Search {
  words: typeof words;
  /** Trimmed query; empty if there is none. */
  trimmedQuery: string;
  /** Results; undefined without a query, or before the index has loaded. */
  results: Found | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** Marks the query as final: counts it now if it has no results. */
  settle: () => void;
}

/**
 * Searches the site as a visitor types.
 * @param most results of each kind
 * @param isAwake whether the index may be fetched, which happens with the first query
 */
export function useSearch(query: string, { most, isAwake }: { most: number; isAwake: boolean }): Search {
  const [site, setSite] = useState<SiteSearch>();
  /** Query at which the index failed to load. A different query retries. */
  const [failedAt, setFailedAt] = useState<string>();
  const text = query.trimStart().slice(0, maxQueryLength);
  const trimmedQuery = text.trim();

  useEffect(() => {
    if (site || !isAwake || failedAt === trimmedQuery) return;
    let isCurrent = true;
    loadIndex(index).then(
      (loaded) => isCurrent && setSite(loaded),
      () => isCurrent && setFailedAt(trimmedQuery),
    );
    return () => {
      isCurrent = false;
    };
  }, [site, isAwake, failedAt, trimmedQuery]);

  const results = useMemo(() => (site && trimmedQuery ? site.search(text, most) : undefined), [site, trimmedQuery, text, most]);
  const isMissed = isCounted && results?.count === 0;
  const settle = () => {
    if (isMissed) reportMissed(trimmedQuery);
  };
  useEffect(() => {
    if (!isMissed) return;
    const timer = setTimeout(() => reportMissed(trimmedQuery), REST);
    return () => clearTimeout(timer);
  }, [isMissed, trimmedQuery]);

  return { words, trimmedQuery, results, state: site ? 'ready' : failedAt === undefined ? 'loading' : 'failed', settle };
}
