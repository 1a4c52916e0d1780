import { maxConcurrent } from '../../server/mail/outbox-worker.ts';
import type { MailServer } from '../support/mail-server.ts';

/** Mail that came again under the same Message-ID. */
export const duplicates = ({ mails, mailbox }: MailServer) => mails.length - mailbox.length;

/**
 * Mail may come twice only where nobody could know that it had arrived: after a lost answer, and for what a process had under way.
 * @param kills of processes with mail, or of the database below them
 */
export const mostDuplicates = ({ met }: MailServer, kills: number) => (met.get('lost-answer') ?? 0) + kills * maxConcurrent;
