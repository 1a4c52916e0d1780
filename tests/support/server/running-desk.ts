import type { AddressInfo } from 'node:net';
import { buildDesk, type DeskParts } from '../../../server/desk/build-desk.ts';
import { readSettings, type Settings } from '../../../server/settings/settings.ts';
import { openStorage, type Storage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { ask, type HttpResponse } from './ask.ts';

/** The desk on a free port. */
export interface RunningDesk {
  storage: Storage;
  port: number;
  origin: string;
  /** Sends a request with exactly these headers, as a program does. */
  ask: (path: string, headers?: Record<string, string>, method?: string, body?: string) => Promise<HttpResponse>;
  /** Submits a form as a browser does. */
  submit: (path: string, fields?: Record<string, string>, headers?: Record<string, string>) => Promise<HttpResponse>;
  close: () => Promise<void>;
}

interface RunOptions extends Omit<DeskParts, 'storage'> {
  where: StorageSettings;
  token?: string;
  settings?: Partial<Settings>;
}

/** Starts the desk with default settings and the built pages, on the given database. */
export async function runDesk({ where, token, settings, ...parts }: RunOptions): Promise<RunningDesk> {
  const storage = await openStorage(where, { onAway: () => {} });
  const app = await buildDesk(
    {
      ...readSettings({}),
      ...where,
      logLevel: 'silent',
      // Without a mail server, each page would show an alert.
      smtpUrl: 'smtp://mail.example',
      operations: { host: '127.0.0.1', port: 0, token },
      ...settings,
    },
    { storage, ...parts },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const asked: RunningDesk['ask'] = (path, headers = {}, method = 'GET', body = undefined) => ask({ port, path, headers, method, body });
  return {
    storage,
    port,
    origin,
    ask: asked,
    submit: (path, fields = {}, headers = {}) =>
      asked(
        path,
        { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers },
        'POST',
        new URLSearchParams(fields).toString(),
      ),
    close: async () => {
      await app.close();
      await storage.db.destroy();
    },
  };
}
