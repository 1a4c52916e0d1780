import type { ModelAnswers } from '../assistant/model-answers.ts';
import type { Backlog } from '../enquiries/read-backlog.ts';
import { logLoss } from '../http/log.ts';
import type { BackupRecord } from '../storage/backup-record.ts';
import { type DiskRoom, isNearlyFull } from './disk-room.ts';

/** Thresholds of alerts; times in milliseconds. */
export const alertBounds = {
  /** Wait of an enquiry's mail; nine attempts have been made by then (server/mail/mailbox.ts). */
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
  /** Time before the last listed holiday at which the next ones are asked for. */
  holidays: 30 * 24 * 3_600_000,
} as const;

/** What the checks judge. Values that cannot be read are undefined. */
interface Seen {
  /** Time of the checks, in milliseconds. */
  at: number;
  backlog: Backlog | undefined;
  canWrite: boolean | undefined;
  hasMailServer: boolean;
  hasWebhook: boolean;
  /** Whether the webhook's receiver has answered 410. */
  isReceiverGone: boolean | undefined;
  answers: ModelAnswers | undefined;
  room: DiskRoom | undefined;
  backup: BackupRecord;
  /** Last of the holidays that are known, such as 2027-10-29; undefined if nothing is known of the calendar. */
  lastHoliday: string | undefined;
  /** What is left to do of publishes, in sentences. */
  publishProblems: readonly string[];
}

/** Outcome, a sentence about it, and details. The sentence never has the database's error, which may name users and hosts. */
type Verdict = readonly [ok: boolean, says: string, details?: string[]];

/** A question that is asked of the running server, with all its texts; `label` is its name on the health page. */
export interface CheckDefinition {
  name: string;
  label: string;
  /** The alert while the check fails: a sentence for the desk and the log. */
  alert: string;
  /** What whoever runs the server does about it: for the log and the doctor. */
  fix: string;
  /** Page of the desk that shows more, and the link to it. */
  page: readonly [href: string, link: string];
  /** Whether it works without the database, so that its alert is reported while the database is down. */
  withoutDatabase?: true;
  /** @returns undefined if what it judges cannot be read */
  judge(seen: Seen): Verdict | undefined;
}

const redeliver = 'then run "npm run enquiries -- redeliver --failed".';

/** All checks, in the order of reporting. */
export const checks: readonly CheckDefinition[] = [
  {
    name: 'database',
    label: 'Database',
    alert: 'The database cannot be used, and no enquiry can be accepted.',
    fix: 'See that it runs, takes writes and has room.',
    page: ['/health', 'See health'],
    withoutDatabase: true,
    judge: ({ backlog, canWrite }) =>
      backlog && (canWrite ? [true, 'It answers.'] : [false, 'It can be read but not written: enquiries are refused.']),
  },
  {
    name: 'mail-server',
    label: 'Mail server',
    alert: 'Nobody is mailed about enquiries.',
    fix: 'Set SMTP_URL, MAIL_FROM and ENQUIRIES_TO.',
    page: ['/enquiries', 'Read them here'],
    withoutDatabase: true,
    judge: ({ hasMailServer }) =>
      hasMailServer
        ? [true, 'One is set.']
        : [false, 'No mail server is set up: enquiries are kept here, and nobody is mailed. Whoever runs the server sets one up.'],
  },
  {
    name: 'mail',
    label: 'Mail on its way',
    alert: 'Mail is not leaving.',
    fix: `Mend the mail, ${redeliver}`,
    page: ['/enquiries?state=waiting', 'See what waits'],
    judge: ({ at, backlog }) => {
      if (backlog?.waitingSince === undefined) return backlog && [true, 'Nothing waits.'];
      const waited = at - backlog.waitingSince;
      return [waited < alertBounds.waiting, `The oldest mail has waited for ${lengthOf(waited)}.`];
    },
  },
  {
    name: 'recipients',
    label: 'Recipients',
    alert: 'Some of the recipients do not get your enquiries.',
    fix: 'Correct ENQUIRIES_TO, or ask there why mail is refused.',
    page: ['/health', 'See who'],
    judge: ({ backlog }) => {
      const refusals = backlog?.refusals;
      if (!refusals?.length) return refusals && [true, 'Nobody refuses mail.'];
      const details = refusals.map(({ address, error }) => `${address}: ${error}`);
      return [false, `${counted(refusals.length, 'recipient refuses', 'recipients refuse')} mail for good.`, details];
    },
  },
  {
    name: 'undelivered',
    label: 'Mail given up',
    alert: 'Some mail never left.',
    fix: `Mend the mail, ${redeliver}`,
    page: ['/enquiries?state=failed', 'See which, and send it again'],
    judge: ({ backlog }) =>
      backlog &&
      (backlog.failed === 0
        ? [true, 'None was given up.']
        : [false, `${counted(backlog.failed, 'enquiry', 'enquiries')} could not be mailed.`]),
  },
  {
    name: 'webhook',
    label: 'Your other program',
    alert: 'Your other program does not take your enquiries.',
    fix: `Look at the receiver of WEBHOOK_URL, ${redeliver}`,
    page: ['/health', 'Try it'],
    judge: ({ at, backlog, hasWebhook, isReceiverGone }) => {
      if (!backlog || !hasWebhook) return backlog && [true, 'None is set.'];
      const { failed, waitingSince } = backlog.webhooks;
      if (isReceiverGone) return [false, 'It wants no more of them: enquiries wait until whoever runs the server sends them again.'];
      if (failed > 0) return [false, `${counted(failed, 'enquiry', 'enquiries')} could not be posted to it.`];
      if (waitingSince === undefined) return [true, 'It has taken everything.'];
      return [at - waitingSince < alertBounds.waiting, `It has taken nothing for ${lengthOf(at - waitingSince)}.`];
    },
  },
  {
    name: 'answers',
    label: 'Answers to enquiries',
    alert: 'Somebody has waited too long for an answer.',
    fix: 'Answer them in the desk.',
    page: ['/enquiries?state=new', 'See who'],
    judge: ({ backlog }) => {
      if (!backlog) return undefined;
      const { unanswered, overdue } = backlog;
      if (overdue > 0) return [false, `${counted(overdue, 'person has', 'people have')} waited longer than you promise.`];
      if (unanswered === 0) return [true, 'Everybody has an answer.'];
      return [true, `${counted(unanswered, 'person wants', 'people want')} an answer.`];
    },
  },
  {
    name: 'quarantine',
    label: 'Quarantine',
    alert: 'Quarantine fills fast.',
    fix: 'Look at them in the desk: a robot, or many visitors behind one address.',
    page: ['/quarantine', 'Look through it'],
    judge: ({ backlog }) =>
      backlog && [
        backlog.quarantinedLately <= alertBounds.quarantined,
        `${counted(backlog.quarantinedLately, 'message')} came into quarantine within an hour.`,
      ],
  },
  {
    name: 'disk',
    label: 'Disk',
    alert: 'The disk is nearly full, and then no enquiry can be accepted.',
    fix: 'Make room, or give DATA_DIR a larger disk.',
    page: ['/health', 'See health'],
    withoutDatabase: true,
    judge: ({ room }) =>
      room && [
        !isNearlyFull(room),
        room.free >= 1e10 ? `${Math.floor(room.free / 1e9)} GB are free.` : `${Math.floor(room.free / 1e6)} MB are free.`,
      ],
  },
  {
    name: 'backup',
    label: 'Backup',
    alert: 'There is no new backup.',
    fix: 'Run "npm run backup -- FILE", which prints the reason if it fails.',
    page: ['/health', 'See why'],
    withoutDatabase: true,
    judge: ({ at, backup: { madeAt, error } }) => {
      if (error !== undefined) return [false, 'The last backup failed.', [error]];
      if (madeAt === undefined) return [true, 'None has been made.'];
      return [at - madeAt < alertBounds.backup, `The last one was made ${lengthOf(at - madeAt)} ago.`];
    },
  },
  {
    name: 'log',
    label: 'Log',
    alert: 'The server cannot write its log.',
    fix: 'See that what reads the log runs, and that its disk has room.',
    page: ['/health', 'See health'],
    withoutDatabase: true,
    judge: () => [
      !logLoss.isLosing,
      logLoss.lines === 0 ? 'Every line was written.' : `${counted(logLoss.lines, 'line')} could not be written.`,
    ],
  },
  {
    name: 'model',
    label: 'Assistant’s model',
    alert: 'The assistant’s model does not answer; built-in answers stand in.',
    fix: 'Run "npm run doctor" for the reason; the log says what was wrong with its answers.',
    page: ['/health', 'See health'],
    judge: ({ answers }) => {
      if (!answers) return undefined;
      const fallbacks = answers.failed + answers.unused;
      const times = counted(answers.model + fallbacks, 'time');
      if (answers.model + fallbacks === 0) return [true, 'No model was asked lately.'];
      const isFine = fallbacks < alertBounds.fallbacks || fallbacks <= answers.model;
      return [isFine, `Built-in answers stood in for the model ${fallbacks} of ${times} in this hour and the last.`];
    },
  },
  {
    name: 'holidays',
    label: 'Holidays',
    alert: 'The list of holidays ends soon.',
    fix: "Add the next year's under Words, The agency.",
    page: ['/words', 'Add them'],
    withoutDatabase: true,
    judge: ({ at, lastHoliday }) =>
      lastHoliday === undefined
        ? [true, 'No list of them is known.']
        : [Date.parse(lastHoliday) - at > alertBounds.holidays, `The last one listed is ${lastHoliday}.`],
  },
  {
    name: 'publish',
    label: 'Publishes',
    alert: 'A publish is on the site, but not complete.',
    fix: 'The health page of the desk says why.',
    page: ['/health', 'See health'],
    withoutDatabase: true,
    judge: ({ publishProblems }) =>
      publishProblems.length === 0 ? [true, 'Everything that was published is in the files, too.'] : [false, publishProblems.join(' ')],
  },
];

/** Formats a duration: 47 minutes, 19 hours; at least 1 minute. */
function lengthOf(time: number): string {
  const minutes = Math.max(1, Math.floor(time / 60_000));
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour');
}

const counted = (count: number, one: string, many = `${one}s`) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;
