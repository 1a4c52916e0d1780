import { z } from 'zod';

/** A file of the built site with what a server needs to know. Paths are relative to dist/. */
const servedFile = z.object({
  /** URL path, percent-encoded as a browser sends it, such as /services/analytics. */
  path: z.string(),
  /** Kind of file, which decides its caching; `asset` has a content hash in its name. */
  kind: z.enum(['page', 'not-found', 'asset', 'file']),
  /** Content-Type. */
  type: z.string(),
  file: z.string(),
  /** Endings of the compressed versions beside the file, of which each is smaller. */
  versions: z.array(z.enum(['br', 'gz'])).optional(),
  /** Content-Security-Policy of a page. */
  policy: z.string().optional(),
  /** Time from which no page names this asset any more, which is kept for pages that are still open in a browser. */
  keptSince: z.number().optional(),
  /** Full address of the page whose Markdown version this is. */
  canonical: z.string().optional(),
});

/** dist/manifest.json: written by scripts/build/finish/, read by the server. */
export const manifest = z.object({
  /** Canonical origin, such as https://tarazu.example. */
  siteUrl: z.string(),
  files: z.array(servedFile),
  /** Former addresses of pages, with the addresses that replace them. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** Addresses of hidden pages, with the page above. */
  hidden: z.record(z.string(), z.string()).default({}),
});

export type ServedFile = z.infer<typeof servedFile>;
export type Manifest = z.infer<typeof manifest>;

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
