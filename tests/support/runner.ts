import { type RunnerTestFile, TestRunner } from 'vitest';

/** Runs all tests. */
export default class extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    // On a machine that stands still for seconds a browser can lose an event: a test that fails is tried once more, and the report names each that
    // needed it ("retry x1"). A fault of ours fails both times.
    this.config.retry = file.filepath.includes('/tests/browser/') ? 1 : 0;
  }
}
