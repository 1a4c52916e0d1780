import { useEffect, useMemo, useState } from 'react';
import { maxQueryLength } from '../../../../shared/api/search.ts';
import type { Found } from '../../../../shared/search/hit.ts';
import type { SiteSearch } from '../../../../shared/search/site-search.ts';
import { loadIndex } from './load-index.ts';
import { reportMissed } from './report-missed.ts';
import { searchContent } from './search-content.ts';

/** A query rests when nothing was typed for so long, in milliseconds. */
const REST = 1_000;

const { words, index, isCounted } = searchContent();

/** What the search shows at the moment. */
export interface Search {
  words: typeof words;
  /** The query without the spaces around it; empty while there is none. */
  asked: string;
  /** Undefined while there is nothing to search for, or nothing to search in yet. */
  found: Found | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** The visitor means it as it stands: what found nothing is counted now. */
  settle: () => void;
}

/**
 * Searches the site as a visitor types.
 * @param most results of each kind
 * @param isAwake whether the index is wanted: it is fetched with the first query
 */
export function useSearch(query: string, { most, isAwake }: { most: number; isAwake: boolean }): Search {
  const [site, setSite] = useState<SiteSearch>();
  /** What was asked when the index could not be had: what is typed next tries again. */
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
