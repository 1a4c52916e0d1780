import type { FastifyBaseLogger } from 'fastify';
import { type CheckName, type CheckParts, runChecks } from './run-checks.ts';

/** Interval of repeating an active alert, in milliseconds. */
const AGAIN = 6 * 3_600_000;

/** Log messages of each alert. */
const words: Readonly<Record<CheckName, { on: string; over: string }>> = {
  database: { on: 'the database does not answer: enquiries cannot be accepted', over: 'the database answers again' },
  'mail-server': { on: 'no mail server is set: enquiries are kept and nobody is mailed', over: 'a mail server is set' },
  mail: { on: 'an enquiry has waited for its mail for 30 minutes: look at the mail server', over: 'no enquiry waits too long any more' },
  recipients: {
    on: 'a recipient of ENQUIRIES_TO refuses mail for good: correct the address or ask there',
    over: 'every recipient takes mail again',
  },
  undelivered: {
    on: 'enquiries could not be mailed and are kept: mend the mail, then "npm run enquiries -- redeliver --failed"',
    over: 'no enquiry is left that could not be mailed',
  },
  webhook: {
    on: 'the webhook does not take enquiries: look at its receiver, then "npm run enquiries -- redeliver --failed"',
    over: 'the webhook takes enquiries again',
  },
  answers: {
    on: 'an enquiry has waited longer for an answer than the two working days that are promised: open the desk',
    over: 'no enquiry waits longer for an answer than was promised',
  },
  quarantine: { on: 'quarantine grows fast: a robot, or many visitors behind one address', over: 'quarantine is quiet again' },
  model: {
    on: 'the model does not answer visitors, and builtin stands in: "npm run doctor" asks it and says why',
    over: 'the model answers visitors again',
  },
  disk: { on: 'the disk with DATA_DIR is nearly full: make room, or enquiries cannot be accepted', over: 'the disk has room again' },
};

/**
 * Logs alerts: when they begin, every six hours while they last, and when they end.
 * @returns runs the checks once, and never throws
 */
export function alertLog(parts: CheckParts, log: Pick<FastifyBaseLogger, 'error' | 'info'>): () => Promise<void> {
  /** Time of the last message for each active alert. */
  const said = new Map<CheckName, number>();
  return async () => {
    const now = parts.now();
    const { checks, alerts } = await runChecks(parts);
    for (const { name, ok, says } of checks) if (ok && said.delete(name)) log.info({ alert: name, says }, words[name].over);
    for (const { name, says, details } of alerts) {
      // Absolute difference, because the clock may be set back.
      if (Math.abs(now - (said.get(name) ?? -AGAIN)) < AGAIN) continue;
      log.error({ alert: name, says, ...(details ? { details } : {}) }, words[name].on);
      said.set(name, now);
    }
  };
}
