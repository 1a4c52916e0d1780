import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { temporary } from './temporary.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for files of tests, removed after the run. */
    scratch: string;
  }
}

/** Creates one folder for the whole run, so that tests need not clean up. */
export default async function makeScratch(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(temporary, 'tarazu-tests-'));
  project.provide('scratch', folder);
  return () => rm(folder, { recursive: true, force: true });
}
