import type { Schema } from '../storage/schema.ts';
import type { ClaimedMail } from './outbox.ts';

/** An email as a mail server, a file or a provider's API takes it; of no library's form. */
export interface Email {
  /** Such as K7QM-2XWD-9F3H-T5VB.1: the same mail has the same key, whoever sends it, so it serves as an idempotency key. */
  key: string;
  /** Made from the key; in angle brackets. */
  messageId: string;
  date: Date;
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** One or more of the same, separated by commas. */
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** What an attempt came to at one recipient. */
export interface RecipientOutcome {
  address: string;
  state: Schema['recipients']['state'];
  /** The mail server's answer, unless it took the mail. */
  error?: string;
}

/** The outcome for each recipient; `kept` when it was written to disk and nobody is mailed. */
export type DeliveryOutcome = readonly RecipientOutcome[] | 'kept';

/** Where mail to the owner goes. */
export interface Mailbox {
  /**
   * Brings mail to those who have neither taken nor refused it yet.
   * @param attempt which it is, from 1, and who has settled it
   * @throws Error with what came in between, if no recipient has the mail then
   */
  deliver(email: Email, attempt: Pick<ClaimedMail, 'attempts' | 'settled'>): Promise<DeliveryOutcome>;
  close(): Promise<void>;
}

/** What the outbox hands its mail or webhooks to. */
export interface Carrier {
  /** @throws Error with what came in between, if nobody has it then */
  deliver(claimed: ClaimedMail): Promise<DeliveryOutcome>;
  close(): Promise<void>;
}
