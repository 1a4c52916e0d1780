import type { TestProject } from 'vitest/node';
import { buildApp } from '../../server/build-app.ts';
import { readSettings } from '../../server/settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site, such as http://127.0.0.1:41234. */
    site: string;
  }
}

/** Serves the built site for the whole run, as production does, on a port of the system's choice. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const app = await buildApp(readSettings({ LOG_LEVEL: 'fatal' }));
  project.provide('site', await app.listen({ host: '127.0.0.1', port: 0 }));
  return async () => {
    await app.close();
  };
}
