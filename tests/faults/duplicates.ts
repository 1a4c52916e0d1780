import { maxConcurrent } from '../../server/mail/outbox-worker.ts';
import type { MailServer } from '../support/server/mail-server.ts';
import type { WebhookReceiver } from '../support/server/webhook-receiver.ts';

/** Counts e-mails that arrived again under the same Message-ID. */
export const duplicates = ({ mails, mailbox }: MailServer) => mails.length - mailbox.length;

/** Counts webhook events that arrived again under the same id. */
export const webhookDuplicates = ({ taken }: WebhookReceiver) => taken.length - new Set(taken.map(({ id }) => id)).size;

/**
 * Returns the most duplicates allowed: only where the sender could not know of the delivery, after a lost answer or a killed
 * process.
 * @param kills of processes with deliveries in progress, or of their database
 */
export const mostDuplicates = ({ met }: Pick<MailServer, 'met'> | Pick<WebhookReceiver, 'met'>, kills: number) =>
  (met.get('lost-answer') ?? 0) + kills * maxConcurrent;
