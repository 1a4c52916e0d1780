import type { ServedFile } from '../build-output/manifest.ts';

/** Cache-Control by kind of file. */
export const cacheControl: Record<ServedFile['kind'], string> = {
  asset: 'public, max-age=31536000, immutable',
  // One minute makes back, forward and prerendering instant, and a stale page is shown for up to ten minutes while it is
  // revalidated: short enough that a withdrawn page disappears soon.
  page: 'public, max-age=60, stale-while-revalidate=600',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  // The browser revalidates each time, so that a page published later is found. `no-store` would disable the back/forward cache.
  'not-found': 'no-cache',
};

/** Returns the headers of a file that replace those of other responses. */
export function fileHeaders({ kind, type, policy, canonical, versions }: ServedFile): Record<string, string> {
  return {
    'Content-Type': type,
    'Cache-Control': cacheControl[kind],
    ...(versions?.length ? { Vary: 'Accept-Encoding' } : {}),
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
    ...(canonical ? { Link: `<${canonical}>; rel="canonical"` } : {}),
    ...(type.startsWith('image/') ? { 'Cross-Origin-Resource-Policy': 'same-site' } : {}),
  };
}
