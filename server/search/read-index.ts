import { indexAddress } from '../../shared/api/search.ts';
import { SiteSearch } from '../../shared/search/site-search.ts';
import type { Site } from '../site/load-site.ts';

/**
 * The search over the built site: the very index that browsers fetch, so that both find the same.
 * @returns undefined for a site without one; otherwise a function that makes it at its first use, in some 50 ms
 */
export function readIndex({ files }: Site): (() => SiteSearch) | undefined {
  const file = [...files].find(([address]) => indexAddress.test(address))?.[1];
  if (!file) return undefined;
  let search: SiteSearch | undefined;
  return () => {
    search ??= new SiteSearch(JSON.parse(file.identity.body.toString()));
    return search;
  };
}
