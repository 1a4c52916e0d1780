import { setTimeout as pause } from 'node:timers/promises';
import { readModelAnswers } from '../assistant/model-answers.ts';
import { type Backlog, readBacklog } from '../enquiries/read-backlog.ts';
import { overdueBefore, type WorkingCalendar } from '../enquiries/working-days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { type DiskRoom, isFull, isNearlyFull } from './disk-room.ts';

/** What is looked at, in the order in which it is told. */
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
  'model',
] as const;
export type CheckName = (typeof checkNames)[number];
/** These do not read the database, and are told also while it is away. */
const readElsewhere: ReadonlySet<CheckName> = new Set(['database', 'mail-server', 'disk']);

/** One thing that has to be in order. */
export interface Check {
  name: CheckName;
  ok: boolean;
  /** One sentence; never a text of the database's own, which may name users and hosts. */
  says: string;
  /** What only the owner may read, such as addresses: it is not in /readyz, which asks for no token. */
  details?: string[];
}

export interface CheckResults {
  checks: Check[];
  /** Those that are not in order: the log says them, /readyz, /metrics and each page of the desk. What cannot be read is told once, as the database. */
  alerts: Check[];
  /** Whether requests can be answered: trouble with mail is an alert, and no reason to send visitors elsewhere. */
  ready: boolean;
  /** Undefined: cannot be read. */
  backlog: Backlog | undefined;
  disk: DiskRoom | undefined;
}

export interface CheckParts {
  storage: Storage;
  disk: () => Promise<DiskRoom>;
  now: () => number;
  /** Whether SMTP_URL is set. */
  hasMailServer: boolean;
  /** By which the promised working days are counted; undefined: nothing is called overdue. */
  calendar: WorkingCalendar | undefined;
  /** Whether WEBHOOK_URL is set. */
  hasWebhook?: boolean;
}

/** From when on something is an alert; times in milliseconds. */
const alertBounds = {
  /** An enquiry that waits longer for its mail; the schedule has tried nine times by then (mail/retry-schedule.ts). */
  waiting: 30 * 60_000,
  /** More in an hour: a person who is taken for a robot tries once or twice, a robot does not stop. */
  quarantined: 20,
  hour: 3_600_000,
  /** Builtin stands in for the model so often, in this hour and the last one, and for more than half of the questions. */
  stoodIn: 5,
  /** A refusal counts for so long, or until the recipient takes mail again. */
  refusals: 7 * 24 * 3_600_000,
} as const;
/** The database has to answer in this time, in milliseconds. */
const TIMEOUT = 1_000;

/** Looks at everything that has to be in order. Never throws. */
export async function runChecks({ storage, disk, now, hasMailServer, hasWebhook = false, calendar }: CheckParts): Promise<CheckResults> {
  const at = now();
  const inTime = <Seen>(reading: Promise<Seen>) =>
    Promise.race([reading.catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
  const [backlog, answers, room] = await Promise.all([
    inTime(
      readBacklog(storage, {
        lately: at - alertBounds.hour,
        refusedSince: at - alertBounds.refusals,
        overdueBefore: calendar ? overdueBefore(at, calendar) : 0,
      }),
    ),
    inTime(readModelAnswers(storage, { from: at - (at % alertBounds.hour) - alertBounds.hour, to: at + 1 })),
    disk().catch(() => undefined),
  ]);
  const check = <Seen>(
    name: CheckName,
    seen: Seen | undefined,
    look: (seen: Seen) => [ok: boolean, says: string, details?: string[]],
  ): Check => {
    const [ok, says, details] = seen === undefined ? [false, 'It cannot be read.'] : look(seen);
    return { name, ok, says, ...(details?.length ? { details } : {}) };
  };
  const checks = [
    check('database', backlog, () => [true, 'It answers.']),
    check('mail-server', hasMailServer, (isSet) => [
      isSet,
      isSet ? 'One is set.' : 'SMTP_URL is not set: enquiries are kept in DATA_DIR, and nobody is mailed.',
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
      if (failed > 0) return [false, `${counted(failed, 'enquiry', 'enquiries')} could not be posted to it.`];
      const waited = at - (waitingSince ?? at);
      return [
        waited < alertBounds.waiting,
        waitingSince === undefined ? 'It has taken everything.' : `It has taken nothing for ${lengthOf(waited)}.`,
      ];
    }),
    check('answers', backlog, ({ unanswered, overdue }) => [
      overdue === 0,
      overdue > 0
        ? `${counted(overdue, 'enquiry has', 'enquiries have')} waited longer than two working days.`
        : unanswered > 0
          ? `${counted(unanswered, 'enquiry wants', 'enquiries want')} an answer, within two working days.`
          : 'Every enquiry is answered.',
    ]),
    check('quarantine', backlog, ({ quarantinedLately }) => [
      quarantinedLately <= alertBounds.quarantined,
      `${counted(quarantinedLately, 'message')} came into quarantine within an hour.`,
    ]),
    check('disk', room, (seen) => {
      const { free } = seen;
      return [!isNearlyFull(seen), free >= 1e10 ? `${Math.floor(free / 1e9)} GB are free.` : `${Math.floor(free / 1e6)} MB are free.`];
    }),
    check('model', answers, ({ model, failed, unused }) => {
      const stoodIn = failed + unused;
      const says = `Built-in answers stood in for the model ${stoodIn} of ${counted(model + stoodIn, 'time')} in this hour and the last.`;
      return [stoodIn < alertBounds.stoodIn || stoodIn <= model, model + stoodIn === 0 ? 'No model was asked lately.' : says];
    }),
  ];
  const alerts = checks.filter(({ name, ok }) => !ok && (backlog || readElsewhere.has(name)));
  // PostgreSQL keeps its rows on a disk of its own.
  const hasRoom = storage.engine === 'postgres' || room === undefined || !isFull(room);
  return { checks, alerts, ready: backlog !== undefined && hasRoom, backlog, disk: room };
}

/** 47 minutes, 19 hours; 1 minute for less. */
function lengthOf(time: number): string {
  const minutes = Math.max(1, Math.floor(time / 60_000));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour');
}

const counted = (count: number, one: string, many = `${one}s`) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;
