import { setTimeout as pause } from 'node:timers/promises';
import { readModelAnswers } from '../assistant/model-answers.ts';
import { type Backlog, readBacklog } from '../enquiries/read-backlog.ts';
import type { Storage } from '../storage/open-storage.ts';
import { type DiskRoom, isNearlyFull } from './disk-room.ts';

/** What is looked at, in the order in which it is told. */
const checkNames = ['database', 'mail', 'undelivered', 'quarantine', 'disk', 'model'] as const;
export type CheckName = (typeof checkNames)[number];
/** Without these, enquiries are not safe, or not under way: the process is not ready. */
const needed: ReadonlySet<CheckName> = new Set(['database', 'mail', 'disk']);

/** One thing that has to be in order. */
export interface Check {
  name: CheckName;
  ok: boolean;
  /** One sentence; never a text of the database's own, which may name users and hosts. */
  says: string;
}

export interface CheckResults {
  checks: Check[];
  /** Those that are not in order: the log says them, /readyz, /metrics and each page of the owner's view. What cannot be read is told once, as the database. */
  alerts: Check[];
  /** Whether the process can do its work. */
  ready: boolean;
  /** Undefined: cannot be read. */
  backlog: Backlog | undefined;
  disk: DiskRoom | undefined;
}

export interface CheckParts {
  storage: Storage;
  disk: () => Promise<DiskRoom>;
  now: () => number;
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
} as const;
/** The database has to answer in this time, in milliseconds. */
const TIMEOUT = 1_000;

/** Looks at everything that has to be in order. Never throws. */
export async function runChecks({ storage, disk, now }: CheckParts): Promise<CheckResults> {
  const at = now();
  const inTime = <Seen>(reading: Promise<Seen>) =>
    Promise.race([reading.catch(() => undefined), pause(TIMEOUT, undefined, { ref: false })]);
  const [backlog, answers, room] = await Promise.all([
    inTime(readBacklog(storage, at - alertBounds.hour)),
    inTime(readModelAnswers(storage, { from: at - (at % alertBounds.hour) - alertBounds.hour, to: at + 1 })),
    disk().catch(() => undefined),
  ]);
  const check = <Seen>(name: CheckName, seen: Seen | undefined, look: (seen: Seen) => [ok: boolean, says: string]): Check => {
    const [ok, says] = seen === undefined ? [false, 'It cannot be read.'] : look(seen);
    return { name, ok, says };
  };
  const checks = [
    check('database', backlog, () => [true, 'It answers.']),
    check('mail', backlog, ({ waitingSince }) => {
      if (waitingSince === undefined) return [true, 'Nothing waits.'];
      const waited = at - waitingSince;
      return [waited < alertBounds.waiting, `The oldest mail has waited for ${lengthOf(waited)}.`];
    }),
    check('undelivered', backlog, ({ failed }) => [
      failed === 0,
      failed === 0 ? 'None was given up.' : `${counted(failed, 'enquiry', 'enquiries')} could not be mailed.`,
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
  const alerts = checks.filter(({ name, ok }) => !ok && (backlog || name === 'database' || name === 'disk'));
  return { checks, alerts, ready: checks.every(({ name, ok }) => ok || !needed.has(name)), backlog, disk: room };
}

/** 47 minutes, 19 hours; 1 minute for less. */
function lengthOf(time: number): string {
  const minutes = Math.max(1, Math.floor(time / 60_000));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour');
}

const counted = (count: number, one: string, many = `${one}s`) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;
