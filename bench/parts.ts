import type { Part } from './part.ts';
import { assistant } from './parts/assistant.ts';
import { build } from './parts/build.ts';
import { bytes } from './parts/bytes.ts';
import { click } from './parts/click.ts';
import { enquiries } from './parts/enquiries.ts';
import { instruments } from './parts/instruments.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { measurement } from './parts/measurement.ts';
import { server } from './parts/server.ts';
import { start } from './parts/start.ts';
import { suite } from './parts/suite.ts';

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
  suite: { run: suite, limit: 10, needs: [] },
  start: { run: start, limit: 300, needs: [] },
  bytes: { run: bytes, limit: 90, needs: ['chromium'] },
  click: { run: click, limit: 1_200, needs: ['chromium'] },
  lighthouse: { run: lighthouse, limit: 1_200, needs: ['chromium'] },
  instruments: { run: instruments, limit: 120, needs: ['chromium'] },
  assistant: { run: assistant, limit: 600, needs: ['chromium'] },
  server: { run: server, limit: 300, needs: ['wrk'] },
  enquiries: { run: enquiries, limit: 1_200, needs: ['postgresql'] },
  measurement: { run: measurement, limit: 300, needs: ['postgresql'] },
  build: { run: build, limit: 1_200, needs: [] },
} satisfies Record<string, Entry>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
