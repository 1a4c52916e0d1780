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
});

export type ServedFile = z.infer<typeof servedFile>;
export type Manifest = z.infer<typeof manifest>;
