import { maxConcurrent } from '../../server/mail/outbox-worker.ts';
import type { MailServer } from '../support/server/mail-server.ts';
import type { WebhookReceiver } from '../support/server/webhook-receiver.ts';

/** Counts e-mails that arrived again under the same Message-ID. */
export const duplicates = ({ mails, mailbox }: MailServer) => mails.length - mailbox.length;

/** Counts webhook events that arrived again under the same id. */
export const webhookDuplicates = ({ taken }: WebhookReceiver) => taken.length - new Set(taken.map(({ id }) => id)).size;

/**
 * Returns the number of duplicates allowed. After a lost answer or a kill, the sender cannot know of a delivery.
 * @param kills number of killed processes with deliveries in progress, or of kills of their database
 */
export const mostDuplicates = ({ met }: Pick<MailServer, 'met'> | Pick<WebhookReceiver, 'met'>, kills: number) =>
  (met.get('lost-answer') ?? 0) + kills * maxConcurrent;
