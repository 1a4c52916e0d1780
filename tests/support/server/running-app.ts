import type { OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app/build-app.ts';
import { OutboxWorker } from '../../../server/mail/outbox-worker.ts';
import { readSettings, type Settings } from '../../../server/settings/settings.ts';
import { ask, type HttpResponse } from './ask.ts';
import { buildFixtureSite } from './fixture-site.ts';

/** A server of the fixture site, on a free port. */
export interface RunningApp {
  app: FastifyInstance;
  port: number;
  /** Build folder of the site. */
  buildFolder: string;
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string, body?: string): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** Starts the server with the default settings and overrides. It looks for mail that others have added several times a second. */
export async function runApp(more: Partial<Settings> = {}): Promise<RunningApp> {
  OutboxWorker.pollInterval = 300;
  const site = await buildFixtureSite();
  const settings = {
    ...readSettings({}),
    logLevel: 'silent' as const,
    buildFolder: site.buildFolder,
    dataDir: join(site.root, 'var'),
    ...more,
  };
  const app = await buildApp(settings);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    buildFolder: settings.buildFolder,
    close: () => app.close(),
    ask: (path, headers = {}, method = 'GET', body = undefined) => ask({ port, path, headers, method, body }),
  };
}
