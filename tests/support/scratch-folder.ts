import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new folder, which goes with the run. The project needs `make-scratch.ts` as its global set-up. */
export const scratchFolder = (name: string): string => mkdtempSync(join(inject('scratch'), `${name}-`));
