import type { Part } from './part.ts';
import { build } from './parts/build.ts';
import { pages } from './parts/pages.ts';
import { server } from './parts/server.ts';

/** A program that a part needs, by its Debian package. */
export type Need = 'chromium' | 'postgresql' | 'wrk';

interface Entry {
  run: Part;
  /** Time limit in seconds, at least three times the usual duration. */
  limit: number;
  needs: readonly Need[];
}

/** All parts of `npm run bench`, in this order; each can be run by its name. */
export const parts = {
  pages: { run: pages, limit: 2_400, needs: ['chromium'] },
  server: { run: server, limit: 1_200, needs: ['wrk', 'postgresql'] },
  build: { run: build, limit: 1_200, needs: [] },
} satisfies Record<string, Entry>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
