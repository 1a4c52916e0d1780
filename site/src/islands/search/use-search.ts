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
  asked: string;
  /** Results; undefined without a query, or before the index has loaded. */
  found: Found | undefined;
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
  const asked = text.trim();

  useEffect(() => {
    if (site || !isAwake || failedAt === asked) return;
    let isCurrent = true;
    loadIndex(index).then(
      (loaded) => isCurrent && setSite(loaded),
      () => isCurrent && setFailedAt(asked),
    );
    return () => {
      isCurrent = false;
    };
  }, [site, isAwake, failedAt, asked]);

  const found = useMemo(() => (site && asked ? site.search(text, most) : undefined), [site, asked, text, most]);
  const isMissed = isCounted && found?.count === 0;
  const settle = () => {
    if (isMissed) reportMissed(asked);
  };
  useEffect(() => {
    if (!isMissed) return;
    const timer = setTimeout(() => reportMissed(asked), REST);
    return () => clearTimeout(timer);
  }, [isMissed, asked]);

  return { words, asked, found, state: site ? 'ready' : failedAt === undefined ? 'loading' : 'failed', settle };
}
