import { SiteSearch } from '../../../shared/search/site-search.ts';

let loading: Promise<SiteSearch> | undefined;

/**
 * Fetches the search index once a page; retries on the next call after a failure.
 * @throws Error when the index cannot be loaded
 */
export function loadIndex(address: string): Promise<SiteSearch> {
  loading ??= fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`The index was answered with ${response.status}`);
    return new SiteSearch(await response.text());
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
