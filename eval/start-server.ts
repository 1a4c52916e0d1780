import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../scripts/build-site.ts';
import { buildIsCurrent } from '../scripts/build-stamp.mjs';
import { buildApp } from '../server/app/build-app.ts';
import { readSettings } from '../server/settings/settings.ts';

/**
 * Our server on a free port with a database of its own, with the settings of the environment, so that a model can be asked as well.
 * @returns its address
 */
export async function startServer(resources: AsyncDisposableStack): Promise<string> {
  if (!buildIsCurrent()) await buildSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'eval-'));
  resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  // Hundreds of questions from one visitor are what is wanted here.
  const many = 1_000_000;
  const settings = {
    ...readSettings(process.env),
    databaseUrl: undefined,
    dataDir,
    logLevel: 'warn' as const,
    chatPerMinute: many,
    chatVisitorDailyLimit: many,
  };
  const app = await buildApp(settings);
  resources.defer(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
