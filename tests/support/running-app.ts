import type { OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app/build-app.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { type Answer, ask } from './ask.ts';
import { buildFixtureSite } from './fixture-site.ts';

/** A server over the fixture site, on a port of its own. */
export interface RunningApp {
  app: FastifyInstance;
  port: number;
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string, body?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts the server with the default settings and those given. */
export async function runApp(more: Partial<Settings> = {}): Promise<RunningApp> {
  const site = await buildFixtureSite();
  const { buildFolder, root } = site;
  const app = await buildApp({ ...readSettings({}), logLevel: 'silent', buildFolder, dataDir: join(root, 'var'), ...more });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const close = () => app.close();
  return { app, port, close, ask: (path, headers = {}, method = 'GET', body = undefined) => ask({ port, path, headers, method, body }) };
}
