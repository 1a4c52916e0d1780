import type { OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app/build-app.ts';
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

/** Starts the server with the default settings and overrides. */
export async function runApp(more: Partial<Settings> = {}): Promise<RunningApp> {
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
  const close = () => app.close();
  const { buildFolder } = settings;
  return {
    app,
    port,
    buildFolder,
    close,
    ask: (path, headers = {}, method = 'GET', body = undefined) => ask({ port, path, headers, method, body }),
  };
}
