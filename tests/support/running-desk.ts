import type { AddressInfo } from 'node:net';
import { buildDesk, type DeskParts } from '../../server/desk/build-desk.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open-storage.ts';
import { type Answer, ask } from './ask.ts';

/** The owner's listener on a port of its own. */
export interface RunningDesk {
  storage: Storage;
  port: number;
  origin: string;
  /** As a program asks that sends only these headers. */
  ask: (path: string, headers?: Record<string, string>, method?: string, body?: string) => Promise<Answer>;
  /** As a browser sends a form of one of its pages. */
  submit: (path: string, fields?: Record<string, string>, headers?: Record<string, string>) => Promise<Answer>;
  close: () => Promise<void>;
}

interface RunOptions extends Omit<DeskParts, 'storage'> {
  where: StorageSettings;
  token?: string;
  settings?: Partial<Settings>;
}

/** Starts it with the default settings, pages of the build included, over a database of its own. */
export async function runDesk({ where, token, settings, ...parts }: RunOptions): Promise<RunningDesk> {
  const storage = await openStorage(where, { onAway: () => {} });
  const app = await buildDesk(
    {
      ...readSettings({}),
      ...where,
      logLevel: 'silent',
      // Nothing is mailed by this listener; without it, each page says that nobody is.
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
