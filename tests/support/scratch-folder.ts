import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Creates a folder that is removed after the run. The project needs `make-scratch.ts` as its global set-up. */
export const scratchFolder = (name: string): string => mkdtempSync(join(inject('scratch'), `${name}-`));
