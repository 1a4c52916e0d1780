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
      suite('server'),
      // The browser meets the real build on the real server.
      suite('browser', { globalSetup: 'tests/support/serve-site.ts', testTimeout: 120_000, hookTimeout: 60_000 }),
    ],
  },
});
