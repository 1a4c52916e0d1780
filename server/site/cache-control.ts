import type { ServedFile } from '../build-output/manifest.ts';

/** How long a browser or CDN may keep each kind of file. */
export const cacheControl: Record<ServedFile['kind'], string> = {
  asset: 'public, max-age=31536000, immutable',
  // A minute makes back, forward and prerendering instant. Ten more are bearable while the new page is fetched: assets of
  // an old page are no longer served after a deployment, so a page must not be kept for long.
  page: 'public, max-age=60, stale-while-revalidate=600',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  // Asked again each time, so that a page published a minute later is found. Not no-store: that rules out the back/forward cache.
  'not-found': 'no-cache',
};
