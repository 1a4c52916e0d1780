import type { ServedFile } from '../build-output/manifest.ts';

/** Cache-Control by kind of file. */
export const cacheControl: Record<ServedFile['kind'], string> = {
  asset: 'public, max-age=31536000, immutable',
  // One minute makes back, forward and prerendering instant; up to ten more while revalidating. Not longer, because assets of
  // an old page disappear after the second deployment.
  page: 'public, max-age=60, stale-while-revalidate=600',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  // Revalidated each time, so that a page published later is found. Not no-store, which disables the back/forward cache.
  'not-found': 'no-cache',
};
