import type { SearchData } from '../../../../shared/search/entry.ts';
import { SiteSearch } from '../../../../shared/search/site-search.ts';

let loading: Promise<SiteSearch> | undefined;

/**
 * Fetches what the search knows, once for a page; after a failure the next call tries again.
 * @throws when it cannot be had
 */
export function loadIndex(address: string): Promise<SiteSearch> {
  loading ??= fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`The index was answered with ${response.status}`);
    return new SiteSearch((await response.json()) as SearchData);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
