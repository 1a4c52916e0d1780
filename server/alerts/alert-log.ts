import type { FastifyBaseLogger } from 'fastify';
import { type CheckName, type CheckParts, runChecks } from './run-checks.ts';

/** Interval between messages about an active alert, in milliseconds. */
const REPEAT_INTERVAL = 6 * 3_600_000;

/** Log messages of each alert. */
const messages: Readonly<Record<CheckName, { begun: string; ended: string }>> = {
  database: { begun: 'the database cannot be used: enquiries cannot be accepted', ended: 'the database can be used again' },
  'mail-server': { begun: 'no mail server is set: enquiries are kept and nobody is mailed', ended: 'a mail server is set' },
  mail: {
    begun: 'an enquiry has waited for its mail for 30 minutes: check the mail server',
    ended: 'no enquiry waits longer than 30 minutes',
  },
  recipients: {
    begun: 'a recipient of ENQUIRIES_TO refuses mail: correct the address, or ask its mail provider',
    ended: 'every recipient accepts mail again',
  },
  undelivered: {
    begun: 'enquiries could not be mailed and are kept: repair the mail delivery, then "npm run enquiries -- redeliver --failed"',
    ended: 'all enquiries are mailed',
  },
  webhook: {
    begun: 'the webhook does not accept enquiries: check its receiver, then "npm run enquiries -- redeliver --failed"',
    ended: 'the webhook accepts enquiries again',
  },
  answers: {
    begun: 'an enquiry is unanswered after the promised two working days: open the desk',
    ended: 'no answer is overdue',
  },
  quarantine: { begun: 'quarantine grows fast: a robot, or many visitors behind one address', ended: 'quarantine grows normally again' },
  model: {
    begun: 'the model fails and builtin answers visitors instead: run "npm run doctor" for the reason',
    ended: 'the model answers visitors again',
  },
  backup: { begun: 'the last backup failed or is too old: run "npm run backup" for the reason', ended: 'there is a new backup' },
  log: { begun: 'the log cannot be written', ended: 'the log can be written again; the lines until now are lost' },
  publish: {
    begun: 'a publish is on the site, but not complete in files or git: the health page of the desk says why',
    ended: 'every publish is complete',
  },
  disk: { begun: 'the disk with DATA_DIR is nearly full: free space, or enquiries cannot be accepted', ended: 'the disk has space again' },
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
    for (const { name, ok, says } of checks) if (ok && loggedAt.delete(name)) log.info({ alert: name, says }, messages[name].ended);
    for (const { name, says } of alerts) {
      // Absolute difference, because the clock may be set back.
      if (Math.abs(now - (loggedAt.get(name) ?? -REPEAT_INTERVAL)) < REPEAT_INTERVAL) continue;
      // The details quote other servers, which may quote an enquiry.
      log.error({ alert: name, says }, messages[name].begun);
      loggedAt.set(name, now);
    }
  };
}
