import { z } from 'zod';

/** One file of the built site and all that a server has to know about it. Files are named by their path below dist/. */
const servedFile = z.object({
  /** Address, percent-encoded as a browser sends it, such as /services/analytics. */
  path: z.string(),
  /** What it is, which decides how long it may be cached; `asset` has its content's hash in its name. */
  kind: z.enum(['page', 'not-found', 'asset', 'file']),
  /** Content-Type. */
  type: z.string(),
  /** Hash of the content, without quotes. */
  etag: z.string(),
  file: z.string(),
  /** Compressed forms; absent where they would not be smaller. */
  brotli: z.string().optional(),
  gzip: z.string().optional(),
  /** Content-Security-Policy of a page. */
  policy: z.string().optional(),
  /** An asset of the build before, for pages that are still open in a browser. */
  isKept: z.boolean().optional(),
  /** Full address of the page whose Markdown twin this is. */
  canonical: z.string().optional(),
});

/** dist/manifest.json: written by scripts/finish-build/, read by the server. */
export const manifest = z.object({
  /** Origin that links and pictures name, such as https://tarazu.example. */
  siteUrl: z.string(),
  files: z.array(servedFile),
  /** Addresses that were pages, with what took their place. */
  redirects: z.record(z.string(), z.string()).default({}),
});

export type ServedFile = z.infer<typeof servedFile>;
export type Manifest = z.infer<typeof manifest>;
