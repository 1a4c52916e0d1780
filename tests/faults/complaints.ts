import { isDeepStrictEqual } from 'node:util';
import { fieldNames } from '../../content/enquiry-fields.ts';
import { maxConcurrent } from '../../server/mail/outbox-worker.ts';
import type { Storage } from '../../server/storage/open-storage.ts';
import type { MailServer } from '../support/server/mail-server.ts';
import type { Mail } from '../support/server/read-mail.ts';
import type { WebhookReceiver } from '../support/server/webhook-receiver.ts';
import type { SentEnquiry, Visitors } from './visitors.ts';

/**
 * Compares acknowledged enquiries with the database.
 * @returns one line per difference
 */
export async function complaintsAboutDisk(
  db: Storage['db'],
  { sent, acknowledged }: Pick<Visitors, 'sent' | 'acknowledged'>,
): Promise<string[]> {
  // Copy first, because a server may acknowledge more while the database is read.
  const before = [...acknowledged];
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', ...fieldNames, 'state'])
    .execute();
  const kept = new Map(rows.map((row) => [row.reference, row]));
  return before.flatMap((reference) => {
    const row = kept.get(reference);
    if (!row) return [`${reference} was acknowledged and is not on disk`];
    const { state, ...words } = row;
    if (state !== 'accepted') return [`${reference} is ${state}`];
    return isDeepStrictEqual(words, sent.get(reference)) ? [] : [`${reference} has other words on disk`];
  });
}

/**
 * Compares acknowledged enquiries with the mail.
 * @param mails everything accepted, duplicates included
 */
export function complaintsAboutMail(mails: readonly Mail[], ...visitors: readonly Visitors[]): string[] {
  const sent = new Map(visitors.flatMap((each) => [...each.sent]));
  const acknowledged = visitors.flatMap((each) => [...each.acknowledged]);
  const ids = new Map<string, Set<string>>();
  const complaints = mails.flatMap((mail) => {
    const reference = /^Enquiry (\S+) from /.exec(mail.subject)?.[1] ?? '';
    const enquiry = sent.get(reference);
    if (!enquiry) return [`nobody sent what is in the mailbox as ${mail.messageId} (${mail.subject})`];
    ids.set(reference, (ids.get(reference) ?? new Set()).add(mail.messageId));
    return garbledFields(mail, enquiry);
  });
  for (const reference of acknowledged) if (!ids.has(reference)) complaints.push(`${reference} was acknowledged and is not in the mailbox`);
  for (const [reference, { size }] of ids) if (size > 1) complaints.push(`${reference} is in the mailbox under ${size} Message-IDs`);
  return complaints;
}

/** Compares acknowledged enquiries with the events that the webhook's receiver accepted, duplicates included. */
export function complaintsAboutWebhook({ taken, forged }: Pick<WebhookReceiver, 'taken' | 'forged'>, visitors: Visitors): string[] {
  const complaints = taken.flatMap(({ id, event: { type, data } }) => {
    const enquiry = visitors.sent.get(id);
    if (!enquiry) return [`nobody sent what the webhook has as ${id}`];
    const { reference, ...words } = data;
    const isRight = type === 'enquiry.created' && reference === id && fieldNames.every((name) => words[name] === (enquiry[name] ?? null));
    return isRight ? [] : [`${id} says ${JSON.stringify(data)}`];
  });
  const ids = new Set(taken.map(({ id }) => id));
  for (const reference of visitors.acknowledged) if (!ids.has(reference)) complaints.push(`${reference} was acknowledged and not posted`);
  return [...complaints, ...forged];
}

/**
 * Parses the e-mail's text: heading, one labelled line per field ending with reference and date, the message, and the footer below
 * the last `-- `, separated by empty lines.
 */
function garbledFields({ text, replyTo, subject }: Mail, { reference, name, email, phone, message }: SentEnquiry): string[] {
  const factsAt = text.indexOf('\n\n') + 2;
  const bodyAt = text.indexOf('\n\n', factsAt) + 2;
  const facts = text
    .slice(factsAt, bodyAt - 2)
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 2));
  const body = text.slice(bodyAt, text.lastIndexOf('\n\n-- \n'));
  const found = [...facts.slice(0, 3), facts.at(-2), body, replyTo.join(), subject];
  const wanted = [name, email, phone ?? 'Not provided', reference, message, email, `Enquiry ${reference} from ${name}`];
  return wanted.flatMap((words, place) => (words === found[place] ? [] : [`${reference} says ${found[place]}, not ${words}`]));
}

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
