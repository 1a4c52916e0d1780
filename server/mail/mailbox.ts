import type { ClaimedMail } from './outbox.ts';

/** Where mail to the owner goes. */
export interface Mailbox {
  /** Resolves once the mail is in the mailbox, or in the hands of the mail server. @throws Error with what came in between */
  deliver(mail: ClaimedMail): Promise<void>;
  close(): Promise<void>;
}
