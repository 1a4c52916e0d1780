import { defineConfig } from 'vitest/config';

const suite = (name: string, more: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: 30_000, ...more },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 5_000 } },
    projects: [
      suite('unit'),
      // Both databases; PostgreSQL is one of the tests' own.
      suite('server', { globalSetup: 'tests/support/serve-postgres.ts' }),
      // The server and what it needs are ended, stalled and broken at random. Last, because that keeps the machine busy.
      suite('faults', {
        globalSetup: 'tests/support/serve-postgres.ts',
        testTimeout: process.env.FAULTS === 'long' ? 1_200_000 : 120_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 1 },
      }),
      // The browser meets the real build on the real server.
      suite('browser', { globalSetup: 'tests/support/serve-site.ts', testTimeout: 120_000, hookTimeout: 60_000 }),
    ],
  },
});
