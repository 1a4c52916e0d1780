import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A project of tests. @param setUp scripts of tests/support that run once before its first file */
const project = (name: string, include: string[], setUp: string[], test: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: { name, include, globalSetup: setUp.map((script) => `tests/support/${script}.ts`), ...test },
});

export default defineConfig({
  test: {
    projects: [
      // Needs no build, browser or database. Tests beside their files belong to it.
      project('unit', ['**/*.test.ts'], ['make-scratch'], {
        exclude: ['tests/{build,server,browser,faults}/**', '**/node_modules/**', 'dist*/**', 'site/.generated/**'],
      }),
      // The built files, and real servers on SQLite and PostgreSQL.
      project('server', ['tests/{build,server}/**/*.test.ts'], ['make-scratch', 'serve-postgres']),
      // On a machine that stalls for seconds a browser can lose an event. The report names each test that needed its retry ("retry x1").
      project('browser', ['tests/browser/**/*.test.ts'], ['make-scratch', 'serve-site'], { retry: 1 }),
      // Servers, databases and mail are killed, stalled and broken at random.
      project('faults', ['tests/faults/**/*.test.ts'], ['make-scratch', 'serve-postgres']),
    ],
    // Files of a project share workers and their modules, and with them a browser, the parsed content and the small site of the server's tests:
    // a file leaves nothing behind that another could meet.
    isolate: false,
    // More than the two cores that we count on: tests wait for browsers, mail and clocks.
    maxWorkers: 5,
    expect: { poll: { timeout: 20_000 } },
    // As scripts/build/documents.ts has them: what is printed must be the same HTML in a test.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What a test that was tried twice saw first stands in the report alone, and there as a message.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: process.env.LONG ? 1_200_000 : 180_000,
    hookTimeout: 60_000,
  },
});
