import { setTimeout as pause } from 'node:timers/promises';
import { readModelAnswers } from '../assistant/model-answers.ts';
import { problemSentences, readPublishProblems } from '../build-output/publish-problems.ts';
import { type Backlog, readBacklog } from '../enquiries/read-backlog.ts';
import { overdueBefore, type WorkingCalendar } from '../enquiries/working-days.ts';
import { isReceiverGone as isGone } from '../mail/outbox.ts';
import type { Settings } from '../settings/settings.ts';
import { readBackupRecord } from '../storage/backup-record.ts';
import { isWritable } from '../storage/is-writable.ts';
import type { Storage } from '../storage/open-storage.ts';
import { alertBounds, type CheckDefinition, checks } from './checks.ts';
import { type DiskRoom, isFull } from './disk-room.ts';

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
  /** Whether nothing may be changed, as by the doctor: then no write is tried. */
  isReadOnly?: boolean;
}

/** Timeout of the database, in milliseconds. */
const TIMEOUT = 1_000;

/** Runs all checks. Never throws. */
export async function runChecks({ storage, settings, disk, now, calendar, isReadOnly = false }: CheckParts): Promise<CheckResults> {
  const at = now();
  const withTimeout = <Value>(reading: Promise<Value>) =>
    Promise.race([reading.catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
  const hasWebhook = settings.webhook !== undefined;
  const [backlog, answers, room, canWrite, isReceiverGone] = await Promise.all([
    withTimeout(
      readBacklog(storage, {
        lately: at - alertBounds.hour,
        refusedSince: at - alertBounds.refusals,
        overdueBefore: calendar ? overdueBefore(at, calendar) : 0,
      }),
    ),
    withTimeout(readModelAnswers(storage, { from: at - (at % alertBounds.hour) - alertBounds.hour, to: at + 1 })),
    disk().catch(() => undefined),
    isReadOnly || withTimeout(isWritable(storage)),
    hasWebhook && withTimeout(isGone(storage)),
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
    publishProblems: problemSentences(readPublishProblems(settings.dataDir)),
  };
  const results = checks.map(({ judge, withoutDatabase = false, ...texts }) => {
    const [ok, says, details = []] = judge(seen) ?? [false, 'It cannot be read.'];
    const check: Check = { ...texts, ok, says, ...(details.length > 0 ? { details } : {}) };
    return { check, isAlert: !ok && (backlog !== undefined || withoutDatabase) };
  });
  // PostgreSQL may use the disk of another machine.
  const hasRoom = storage.engine === 'postgres' || room === undefined || !isFull(room);
  return {
    checks: results.map(({ check }) => check),
    alerts: results.filter(({ isAlert }) => isAlert).map(({ check }) => check),
    ready: backlog !== undefined && canWrite === true && hasRoom,
    backlog,
    disk: room,
  };
}
