import { maxConcurrent } from '../../server/mail/outbox-worker.ts';
import type { MailServer } from '../support/mail-server.ts';
import type { WebhookReceiver } from '../support/webhook-receiver.ts';

/** Mail that came again under the same Message-ID. */
export const duplicates = ({ mails, mailbox }: MailServer) => mails.length - mailbox.length;

/** Webhooks that came again under the same id. */
export const webhookDuplicates = ({ taken }: WebhookReceiver) => taken.length - new Set(taken.map(({ id }) => id)).size;

/**
 * Mail, and a webhook, may come twice only where nobody could know that it had arrived: after a lost answer, and for what a process had under way.
 * @param kills of processes with mail, or of the database below them
 */
export const mostDuplicates = ({ met }: Pick<MailServer, 'met'> | Pick<WebhookReceiver, 'met'>, kills: number) =>
  (met.get('lost-answer') ?? 0) + kills * maxConcurrent;
