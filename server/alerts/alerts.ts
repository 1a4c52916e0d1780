import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { problemSentences, readPublishProblems } from '../build-output/publish-problems.ts';
import { repeat } from '../http/repeat.ts';
import { misspeltMessage } from '../settings/misspelt-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { alertLog } from './alert-log.ts';
import { diskRoom } from './disk-room.ts';

/** Interval of the checks, in milliseconds. Before the first check, a restarted server has time to deliver waiting mail. */
const INTERVAL = 60_000;

type AlertSettings = Pick<Settings, 'dataDir' | 'smtpUrl' | 'webhook' | 'misspelt'>;

/** Logs alerts, from the first process of a machine only. */
export function alerts(
  app: FastifyInstance,
  { dataDir, smtpUrl, webhook, misspelt }: AlertSettings,
  { storage, content }: { storage: Storage; content: Pick<Content, 'agency'> },
): void {
  for (const name of misspelt) app.log.warn(misspeltMessage(name));
  const parts = {
    storage,
    disk: () => diskRoom(dataDir),
    now: Date.now,
    hasMailServer: smtpUrl !== undefined,
    hasWebhook: webhook !== undefined,
    calendar: content.agency,
    dataDir,
    publishProblems: () => problemSentences(readPublishProblems(dataDir)),
  };
  repeat(app, INTERVAL, alertLog(parts, app.log));
}
