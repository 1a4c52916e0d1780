import type { FastifyBaseLogger } from 'fastify';
import { type CheckName, type CheckParts, runChecks } from './run-checks.ts';

/** Interval of repeating an active alert, in milliseconds. */
const AGAIN = 6 * 3_600_000;

/** Log messages of each alert. */
const words: Readonly<Record<CheckName, { on: string; over: string }>> = {
  database: { on: 'the database does not answer: enquiries cannot be accepted', over: 'the database answers again' },
  'mail-server': { on: 'no mail server is set: enquiries are kept and nobody is mailed', over: 'a mail server is set' },
  mail: { on: 'an enquiry has waited for its mail for 30 minutes: check the mail server', over: 'no enquiry waits longer than 30 minutes' },
  recipients: {
    on: 'a recipient of ENQUIRIES_TO refuses mail: correct the address, or ask its mail provider',
    over: 'every recipient accepts mail again',
  },
  undelivered: {
    on: 'enquiries could not be mailed and are kept: repair the mail delivery, then "npm run enquiries -- redeliver --failed"',
    over: 'all enquiries are mailed',
  },
  webhook: {
    on: 'the webhook does not accept enquiries: check its receiver, then "npm run enquiries -- redeliver --failed"',
    over: 'the webhook accepts enquiries again',
  },
  answers: {
    on: 'an enquiry is unanswered after the promised two working days: open the desk',
    over: 'no answer is overdue',
  },
  quarantine: { on: 'quarantine grows fast: a robot, or many visitors behind one address', over: 'quarantine grows normally again' },
  model: {
    on: 'the model fails and builtin answers visitors instead: run "npm run doctor" for the reason',
    over: 'the model answers visitors again',
  },
  disk: { on: 'the disk with DATA_DIR is nearly full: free space, or enquiries cannot be accepted', over: 'the disk has space again' },
};

/**
 * Logs alerts: when they begin, every six hours while they last, and when they end.
 * @returns runs the checks once, and never throws
 */
export function alertLog(parts: CheckParts, log: Pick<FastifyBaseLogger, 'error' | 'info'>): () => Promise<void> {
  /** Time of the last message for each active alert. */
  const loggedAt = new Map<CheckName, number>();
  return async () => {
    const now = parts.now();
    const { checks, alerts } = await runChecks(parts);
    for (const { name, ok, says } of checks) if (ok && loggedAt.delete(name)) log.info({ alert: name, says }, words[name].over);
    for (const { name, says, details } of alerts) {
      // Absolute difference, because the clock may be set back.
      if (Math.abs(now - (loggedAt.get(name) ?? -AGAIN)) < AGAIN) continue;
      log.error({ alert: name, says, ...(details ? { details } : {}) }, words[name].on);
      loggedAt.set(name, now);
    }
  };
}
