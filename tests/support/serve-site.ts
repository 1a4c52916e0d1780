import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../server/app/build-app.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { typefaceCharacters } from './built-site/built-typeface.ts';
import { temporary } from './temporary.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site, such as http://127.0.0.1:41234. */
    site: string;
    /** Every character that the site's typeface draws. */
    typeface: string;
  }
}

/** Serves the built site for the whole run, as in production, on a free port. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(temporary, 'tarazu-data-'));
  // All tests are one visitor, so the rate limit is off; other tests check it.
  const app = await buildApp(readSettings({ LOG_LEVEL: 'fatal', DATA_DIR: dataDir, ENQUIRIES_PER_MINUTE: '1000000' }));
  project.provide('typeface', [...typefaceCharacters()].join(''));
  project.provide('site', await app.listen({ host: '127.0.0.1', port: 0 }));
  return async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  };
}
