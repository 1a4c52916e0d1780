import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { readModelAnswers } from '../assistant/model-answers.ts';
import { problemSentences, readPublishProblems } from '../build-output/publish-problems.ts';
import { type Backlog, readBacklog } from '../enquiries/read-backlog.ts';
import { overdueBefore, type WorkingCalendar } from '../enquiries/working-days.ts';
import { repeat } from '../http/repeat.ts';
import { isReceiverGone as isGone } from '../mail/outbox.ts';
import type { Settings } from '../settings/settings.ts';
import { readBackupRecord } from '../storage/backup-record.ts';
import type { Storage } from '../storage/open-storage.ts';
import { alertBounds, type CheckDefinition, checks } from './checks.ts';
import { type DiskRoom, diskRoom, isFull } from './disk-room.ts';

/** Result of one check. */
export interface Check extends Pick<CheckDefinition, 'name' | 'label' | 'alert' | 'fix' | 'page'> {
  ok: boolean;
  /** One sentence. It never contains the database's error, which may name users and hosts. */
  says: string;
  /** Details for the owner, such as addresses. /readyz omits them, because it needs no token. */
  details?: string[];
}

export interface CheckResults {
  checks: Check[];
  /** Failed checks, for the log, /readyz, /metrics and each page of the desk. An unreachable database is reported once. */
  alerts: Check[];
  /** Whether requests can be answered. Failing mail is an alert, but requests are still answered. */
  ready: boolean;
  /** The backlog; undefined if the database cannot be read. */
  backlog: Backlog | undefined;
  disk: DiskRoom | undefined;
}

export interface CheckParts {
  storage: Storage;
  settings: Pick<Settings, 'smtpUrl' | 'webhook' | 'dataDir'>;
  disk: () => Promise<DiskRoom>;
  now: () => number;
  /** Calendar of the promised working days. If undefined, nothing is overdue. */
  calendar: WorkingCalendar | undefined;
}

/** Timeout of the database, in milliseconds. */
const TIMEOUT = 1_000;

/** Runs all checks. Never throws. @param parts without storage, if there is no database yet */
export async function runChecks({
  storage,
  settings,
  disk,
  now,
  calendar,
}: Omit<CheckParts, 'storage'> & { storage: Storage | undefined }): Promise<CheckResults> {
  const at = now();
  const read = async <Value>(reading: (from: Storage) => Promise<Value>) =>
    storage && Promise.race([reading(storage).catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
  const hasWebhook = settings.webhook !== undefined;
  const [backlog, answers, room, canWrite, isReceiverGone] = await Promise.all([
    read((from) =>
      readBacklog(from, {
        lately: at - alertBounds.hour,
        refusedSince: at - alertBounds.refusals,
        overdueBefore: calendar ? overdueBefore(at, calendar) : 0,
      }),
    ),
    read((from) => readModelAnswers(from, { from: at - (at % alertBounds.hour) - alertBounds.hour, to: at + 1 })),
    disk().catch(() => undefined),
    read(isWritable),
    hasWebhook && read(isGone),
  ]);
  const seen = {
    at,
    backlog,
    answers,
    room,
    canWrite,
    hasWebhook,
    isReceiverGone,
    hasMailServer: settings.smtpUrl !== undefined,
    backup: readBackupRecord(settings.dataDir) ?? {},
    lastHoliday: calendar?.holidays
      .map(({ day }) => day)
      .sort()
      .at(-1),
    publishProblems: problemSentences(readPublishProblems(settings.dataDir)),
  };
  const results = checks.map(({ judge, withoutDatabase = false, ...texts }) => {
    const [ok, says, details = []] = judge(seen) ?? [false, 'It cannot be read.'];
    const check: Check = { ...texts, ok, says, ...(details.length > 0 ? { details } : {}) };
    return { check, isAlert: !ok && (backlog !== undefined || withoutDatabase) };
  });
  // PostgreSQL may use the disk of another machine.
  const hasRoom = storage?.engine === 'postgres' || room === undefined || !isFull(room);
  return {
    checks: results.map(({ check }) => check),
    alerts: results.filter(({ isAlert }) => isAlert).map(({ check }) => check),
    ready: backlog !== undefined && canWrite === true && hasRoom,
    backlog,
    disk: room,
  };
}

/** Time for which a result is used again, in milliseconds: a load balancer asks often. */
const REUSED_FOR = 2_000;
const lastWrites = new WeakMap<Storage['db'], { at: number; isWritable: Promise<boolean> }>();

/**
 * Returns whether the database takes a write, which only a commit proves: a full disk, a read-only file system and a standby all answer
 * queries. The row is one of the rate limits' table.
 */
function isWritable({ db }: Pick<Storage, 'db'>): Promise<boolean> {
  const at = performance.now();
  const last = lastWrites.get(db);
  if (last && at - last.at < REUSED_FOR) return last.isWritable;
  const ends_at = Date.now();
  const isWritable = db
    .insertInto('visits')
    .values({ counted: 'readiness', visitor: '', times: 1, ends_at })
    .onConflict((conflict) => conflict.columns(['counted', 'visitor']).doUpdateSet({ ends_at }))
    .execute()
    .then(
      () => true,
      () => false,
    );
  lastWrites.set(db, { at, isWritable });
  return isWritable;
}

/** Interval of the checks, in milliseconds. Before the first check, a restarted server has time to deliver waiting mail. */
const INTERVAL = 60_000;
/** Interval between messages about an active alert, in milliseconds. */
const REPEAT_INTERVAL = 6 * 3_600_000;

/** Logs alerts while an app runs. */
export function alerts(
  app: FastifyInstance,
  settings: CheckParts['settings'],
  { storage, content }: { storage: Storage; content: Pick<Content, 'agency'> },
): void {
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
