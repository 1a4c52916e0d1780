import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { repeat } from '../http/repeat.ts';
import { misspeltMessage } from '../settings/misspelt-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { diskRoom } from './disk-room.ts';
import { type CheckParts, runChecks } from './run-checks.ts';

/** Interval of the checks, in milliseconds. Before the first check, a restarted server has time to deliver waiting mail. */
const INTERVAL = 60_000;
/** Interval between messages about an active alert, in milliseconds. */
const REPEAT_INTERVAL = 6 * 3_600_000;

/** Logs alerts, from the first process of a machine only. */
export function alerts(
  app: FastifyInstance,
  settings: CheckParts['settings'] & Pick<Settings, 'misspelt'>,
  { storage, content }: { storage: Storage; content: Pick<Content, 'agency'> },
): void {
  for (const name of settings.misspelt) app.log.warn(misspeltMessage(name));
  const parts = { storage, settings, disk: () => diskRoom(settings.dataDir), now: Date.now, calendar: content.agency };
  repeat(app, INTERVAL, alertLog(parts, app.log));
}

/**
 * Logs alerts: when they begin, every six hours while they last, and when they end.
 * @returns runs the checks once, and never throws
 */
export function alertLog(parts: CheckParts, log: Pick<FastifyBaseLogger, 'error' | 'info'>): () => Promise<void> {
  /** Time of the last message for each active alert. */
  const loggedAt = new Map<string, number>();
  return async () => {
    const now = parts.now();
    const { checks, alerts } = await runChecks(parts);
    for (const { name, label, ok, says } of checks)
      if (ok && loggedAt.delete(name)) log.info({ alert: name, says }, `${label}: in order again.`);
    for (const { name, says, alert, fix } of alerts) {
      // Absolute difference, because the clock may be set back.
      if (Math.abs(now - (loggedAt.get(name) ?? -REPEAT_INTERVAL)) < REPEAT_INTERVAL) continue;
      // The details quote other servers, which may quote an enquiry.
      log.error({ alert: name, says }, `${alert} ${fix}`);
      loggedAt.set(name, now);
    }
  };
}
