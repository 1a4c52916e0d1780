import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { serverDataFile } from './server/build-output/server-data.ts';

/** Begins with what takes longest, also where nothing is remembered of a run before, and Vitest goes by the size of a file: a visit of every page at the end would keep one worker alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      Number(/tests\/faults|every-page|generated-input|server\/bench|firefox|whole-browser/.test(moduleId));
    return (await super.sort(files)).sort((one, other) => isLongest(other) - isLongest(one));
  }
}

/**
 * Files of one suite share their worker and the modules that it has loaded (isolate: false), and with them a browser, the parsed content and
 * the small site of the server's tests: a file leaves nothing behind that another could meet.
 */
const suite = (name: string, more: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], isolate: false, testTimeout: 60_000, hookTimeout: 60_000, ...more },
});

export default defineConfig({
  test: {
    // Two more than the cores that we count on: tests wait for browsers, mail and clocks.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } },
    projects: [
      suite('unit', { globalSetup: ['tests/support/make-scratch.ts'] }),
      // Both databases; PostgreSQL is one of the tests' own.
      suite('server', { globalSetup: ['tests/support/make-scratch.ts', 'tests/support/serve-postgres.ts'] }),
      // The server and what it needs are ended, stalled and broken at random. First, because much of it is waiting, which others work through.
      suite('faults', {
        globalSetup: ['tests/support/make-scratch.ts', 'tests/support/serve-postgres.ts'],
        testTimeout: process.env.LONG ? 1_200_000 : 300_000,
      }),
      // The browser meets the real build on the real server. On a machine that stands still for seconds a browser can lose an event:
      // a test that fails is tried once more, and the report names each that needed it ("retry x1"). A fault of ours fails both times.
      // What the site says is what the build has checked: a worker that reads and checks it anew takes a second for it.
      suite('browser', {
        globalSetup: ['tests/support/make-scratch.ts', 'tests/support/serve-site.ts'],
        env: { CHECKED_CONTENT: resolve('dist', serverDataFile('content')) },
        testTimeout: 120_000,
        retry: 1,
      }),
    ],
  },
});
