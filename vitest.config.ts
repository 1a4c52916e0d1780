import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun first, or one would keep a worker alone at the end: where no run before is remembered, Vitest goes by the size of a file. */
const longest =
  /\/(faults\/.+|every-page|whole-browser|firefox|instruments|bench|commands|enquiries-command|generated-input|starting-and-stopping|doctor-of-.+|quarantine)\.test\.ts$/;

/** Begins with what takes longest, and mixes the folders then: much of `server` is waiting, which the others compute through. */
class Mixed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const folderOf = ({ moduleId }: TestSpecification) =>
      longest.test(moduleId) ? 'longest' : (/\/tests\/(\w+)\//.exec(moduleId)?.[1] ?? 'unit');
    const folders = Map.groupBy(await super.sort(files), folderOf);
    const placed = [...folders].flatMap(([folder, own]) =>
      own.map((file, at) => ({ file, place: folder === 'longest' ? 0 : (at + 1) / own.length })),
    );
    return placed.sort((one, other) => one.place - other.place).map(({ file }) => file);
  }
}

export default defineConfig({
  test: {
    // The browser meets the real build on the real server, servers meet both databases: PostgreSQL is one of the tests' own.
    globalSetup: ['make-scratch', 'serve-postgres', 'serve-site'].map((name) => `tests/support/${name}.ts`),
    runner: './tests/support/runner.ts',
    // All files share four workers and the modules that these have loaded, and with them a browser, the parsed content and the small site of the
    // server's tests: a file leaves nothing behind that another could meet. Workers of their own for each folder cost a tenth of the run.
    isolate: false,
    // Two more than the cores that we count on: tests wait for browsers, mail and clocks.
    maxWorkers: 4,
    sequence: { sequencer: Mixed },
    expect: { poll: { timeout: 20_000 } },
    // What a test that was tried twice saw first stands in the report alone, and there as a message.
    chaiConfig: { truncateThreshold: 0 },
    // Faults are the longest: a machine is ended, stalled and broken at random.
    testTimeout: process.env.LONG ? 1_200_000 : 180_000,
    hookTimeout: 60_000,
  },
});
