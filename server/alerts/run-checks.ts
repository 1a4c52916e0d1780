import { setTimeout as pause } from 'node:timers/promises';
import { readModelAnswers } from '../assistant/model-answers.ts';
import { type Backlog, readBacklog } from '../enquiries/read-backlog.ts';
import { overdueBefore, type WorkingCalendar } from '../enquiries/working-days.ts';
import { logLoss } from '../http/log.ts';
import { isReceiverGone } from '../mail/outbox.ts';
import { readBackupRecord } from '../storage/backup-record.ts';
import { isWritable } from '../storage/is-writable.ts';
import type { Storage } from '../storage/open-storage.ts';
import { type DiskRoom, isFull, isNearlyFull } from './disk-room.ts';

/** Checks, in the order of reporting. */
const checkNames = [
  'database',
  'mail-server',
  'mail',
  'recipients',
  'undelivered',
  'webhook',
  'answers',
  'quarantine',
  'disk',
  'backup',
  'log',
  'model',
  'publish',
] as const;
export type CheckName = (typeof checkNames)[number];
/** Checks that work without the database, so their alerts are reported while the database is down. */
const withoutDatabase: ReadonlySet<CheckName> = new Set(['database', 'mail-server', 'disk', 'backup', 'log', 'publish']);

/** Result of one check. */
export interface Check {
  name: CheckName;
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
  disk: () => Promise<DiskRoom>;
  now: () => number;
  /** Whether SMTP_URL is set. */
  hasMailServer: boolean;
  /** Calendar of the promised working days. If undefined, nothing is overdue. */
  calendar: WorkingCalendar | undefined;
  /** Whether WEBHOOK_URL is set. */
  hasWebhook?: boolean;
  /** Folder with the record of backups. If undefined, no backup is missed. */
  dataDir?: string;
  /** Whether nothing may be changed, as by the doctor: then no write is tried. */
  isReadOnly?: boolean;
  /** Returns what is left to do of publishes, in sentences. */
  publishProblems?: () => string[];
}

/** Thresholds of alerts; times in milliseconds. */
const alertBounds = {
  /** Wait of an enquiry's mail; nine attempts have been made by then (mail/retry-schedule.ts). */
  waiting: 30 * 60_000,
  /** Quarantined enquiries in an hour. A person taken for a robot tries once or twice, a robot does not stop. */
  quarantined: 20,
  hour: 3_600_000,
  /** Built-in answers instead of the model's, in this hour and the last. They must also be more than half of the answers. */
  fallbacks: 5,
  /** Age up to which a recipient's refusal counts. */
  refusals: 7 * 24 * 3_600_000,
  /** Age of the last backup, if backups are made at all. */
  backup: 2 * 24 * 3_600_000,
} as const;
/** Timeout of the database, in milliseconds. */
const TIMEOUT = 1_000;

/** Runs all checks. Never throws. */
export async function runChecks(parts: CheckParts): Promise<CheckResults> {
  const {
    storage,
    disk,
    now,
    hasMailServer,
    hasWebhook = false,
    calendar,
    dataDir,
    isReadOnly = false,
    publishProblems = () => [],
  } = parts;
  const at = now();
  const withTimeout = <Value>(reading: Promise<Value>) =>
    Promise.race([reading.catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
  const [backlog, answers, room, canWrite, isGone] = await Promise.all([
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
    hasWebhook && withTimeout(isReceiverGone(storage)),
  ]);
  const check = <Value>(
    name: CheckName,
    seen: Value | undefined,
    judge: (seen: Value) => [ok: boolean, says: string, details?: string[]],
  ): Check => {
    const [ok, says, details] = seen === undefined ? [false, 'It cannot be read.'] : judge(seen);
    return { name, ok, says, ...(details?.length ? { details } : {}) };
  };
  const checks = [
    check('database', backlog, () =>
      canWrite ? [true, 'It answers.'] : [false, 'It can be read but not written: enquiries are refused.'],
    ),
    check('mail-server', hasMailServer, (isSet) => [
      isSet,
      isSet
        ? 'One is set.'
        : 'No mail server is set up: enquiries are kept here, and nobody is mailed. Whoever runs the server sets SMTP_URL.',
    ]),
    check('mail', backlog, ({ waitingSince }) => {
      if (waitingSince === undefined) return [true, 'Nothing waits.'];
      const waited = at - waitingSince;
      return [waited < alertBounds.waiting, `The oldest mail has waited for ${lengthOf(waited)}.`];
    }),
    check('recipients', backlog, ({ refusals }) => [
      refusals.length === 0,
      refusals.length === 0
        ? 'Nobody refuses mail.'
        : `${counted(refusals.length, 'recipient refuses', 'recipients refuse')} mail for good.`,
      refusals.map(({ address, error }) => `${address}: ${error}`),
    ]),
    check('undelivered', backlog, ({ failed }) => [
      failed === 0,
      failed === 0 ? 'None was given up.' : `${counted(failed, 'enquiry', 'enquiries')} could not be mailed.`,
    ]),
    check('webhook', backlog, ({ webhooks: { failed, waitingSince } }) => {
      if (!hasWebhook) return [true, 'None is set.'];
      if (isGone) return [false, 'Its receiver wants nothing more (410): enquiries wait until "npm run enquiries -- redeliver --failed".'];
      if (failed > 0) return [false, `${counted(failed, 'enquiry', 'enquiries')} could not be posted to it.`];
      const waited = at - (waitingSince ?? at);
      return [
        waited < alertBounds.waiting,
        waitingSince === undefined ? 'It has taken everything.' : `It has taken nothing for ${lengthOf(waited)}.`,
      ];
    }),
    check('answers', backlog, ({ unanswered, overdue }) => {
      if (overdue > 0) return [false, `${counted(overdue, 'enquiry has', 'enquiries have')} waited longer than two working days.`];
      if (unanswered === 0) return [true, 'Every enquiry is answered.'];
      return [true, `${counted(unanswered, 'enquiry wants', 'enquiries want')} an answer, within two working days.`];
    }),
    check('quarantine', backlog, ({ quarantinedLately }) => [
      quarantinedLately <= alertBounds.quarantined,
      `${counted(quarantinedLately, 'message')} came into quarantine within an hour.`,
    ]),
    check('disk', room, (seen) => {
      const { free } = seen;
      return [!isNearlyFull(seen), free >= 1e10 ? `${Math.floor(free / 1e9)} GB are free.` : `${Math.floor(free / 1e6)} MB are free.`];
    }),
    check('backup', dataDir === undefined ? {} : (readBackupRecord(dataDir) ?? {}), ({ madeAt, error }) => {
      if (error !== undefined) return [false, 'The last backup failed.', [error]];
      if (madeAt === undefined) return [true, 'None has been made.'];
      return [at - madeAt < alertBounds.backup, `The last one was made ${lengthOf(at - madeAt)} ago.`];
    }),
    check('log', logLoss, ({ lines, isLosing }) => [!isLosing, `${counted(lines, 'line')} could not be written.`]),
    check('model', answers, ({ model, failed, unused }) => {
      const fallbacks = failed + unused;
      const says = `Built-in answers stood in for the model ${fallbacks} of ${counted(model + fallbacks, 'time')} in this hour and the last.`;
      return [fallbacks < alertBounds.fallbacks || fallbacks <= model, model + fallbacks === 0 ? 'No model was asked lately.' : says];
    }),
    check('publish', publishProblems(), (problems) => [
      problems.length === 0,
      problems.length === 0 ? 'Everything that was published is in the files, too.' : problems.join(' '),
    ]),
  ];
  const alerts = checks.filter(({ name, ok }) => !ok && (backlog || withoutDatabase.has(name)));
  // PostgreSQL may use the disk of another machine.
  const hasRoom = storage.engine === 'postgres' || room === undefined || !isFull(room);
  return { checks, alerts, ready: backlog !== undefined && canWrite === true && hasRoom, backlog, disk: room };
}

/** Formats a duration: 47 minutes, 19 hours; at least 1 minute. */
function lengthOf(time: number): string {
  const minutes = Math.max(1, Math.floor(time / 60_000));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour');
}

const counted = (count: number, one: string, many = `${one}s`) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;
