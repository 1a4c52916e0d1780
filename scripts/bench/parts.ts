import type { Part } from './part.ts';
import { build } from './parts/build.ts';
import { pages } from './parts/pages.ts';
import { server } from './parts/server.ts';

/** A program that a part cannot do without, by its Debian package. */
export type Need = 'chromium' | 'postgresql' | 'wrk';

interface Entry {
  run: Part;
  /** Longest that it may take, in seconds; its usual time is a third of that or less. */
  limit: number;
  needs: readonly Need[];
}

/** What `npm run bench` measures, in this order; each can be asked for by its name. */
export const parts = {
  pages: { run: pages, limit: 2_400, needs: ['chromium'] },
  server: { run: server, limit: 1_200, needs: ['wrk', 'postgresql'] },
  build: { run: build, limit: 1_200, needs: [] },
} satisfies Record<string, Entry>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
