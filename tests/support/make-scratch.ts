import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for whatever tests write; it goes with the run. */
    scratch: string;
  }
}

/** One folder for the whole run, so that no test has to take its own away. */
export default async function makeScratch(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tarazu-tests-'));
  project.provide('scratch', folder);
  return () => rm(folder, { recursive: true, force: true });
}
