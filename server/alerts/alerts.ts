import type { FastifyInstance } from 'fastify';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { alertLog } from './alert-log.ts';
import { diskRoom } from './disk-room.ts';

/** How often it is looked, in milliseconds. A server that has just started has time to bring what waited. */
const INTERVAL = 60_000;

/** Alerts in the log, by the one process of a machine that tells the owner. */
export function alerts(app: FastifyInstance, { dataDir, smtpUrl }: Pick<Settings, 'dataDir' | 'smtpUrl'>, storage: Storage): void {
  const parts = { storage, disk: () => diskRoom(dataDir), now: Date.now, hasMailServer: smtpUrl !== undefined };
  repeat(app, INTERVAL, alertLog(parts, app.log));
}
