import type { Schema } from '../storage/schema.ts';
import type { ClaimedMail } from './outbox.ts';

/** What an attempt came to at one recipient. */
export interface RecipientOutcome {
  address: string;
  state: Schema['recipients']['state'];
  /** The mail server's answer, unless it took the mail. */
  error?: string;
}

/** Where mail to the owner goes. */
export interface Mailbox {
  /**
   * Brings mail to those who have neither taken nor refused it yet.
   * @returns the outcome for each of them; `kept` when it was written to disk and nobody is mailed
   * @throws Error with what came in between, if no recipient has the mail then
   */
  deliver(mail: ClaimedMail): Promise<readonly RecipientOutcome[] | 'kept'>;
  close(): Promise<void>;
}
