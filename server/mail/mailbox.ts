import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Schema } from '../storage/schema.ts';
import type { ClaimedMail } from './outbox.ts';

/** An e-mail, independent of how it is delivered. */
export interface Email {
  /** Idempotency key, such as K7QM-2XWD-9F3H-T5VB.1: the same mail has the same key, whichever process sends it. */
  key: string;
  /** Message-ID derived from the key, with angle brackets. */
  messageId: string;
  date: Date;
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** One or more such addresses, separated by commas. */
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text. */
  text: string;
}

/** Result of an attempt for one recipient. */
export interface RecipientOutcome {
  address: string;
  state: Schema['recipients']['state'];
  /** The mail server's answer, unless it accepted the mail. */
  error?: string;
}

/** Result for each recipient; `kept` if the mail was written to disk only. */
export type DeliveryOutcome = readonly RecipientOutcome[] | 'kept';

/** Destination of mail to the owner. */
export interface Mailbox {
  /**
   * Delivers mail to the recipients who have neither accepted nor refused it yet.
   * @param attempt number of the attempt, from 1, and the settled recipients
   * @throws Error with the cause if no recipient has the mail afterwards
   */
  deliver(email: Email, attempt: Pick<ClaimedMail, 'attempts' | 'settled'>): Promise<DeliveryOutcome>;
  close(): Promise<void>;
}

/** Options of a failed attempt. */
interface FailureOptions {
  /** Codes of the failure, for the log. */
  code: string;
  /** Wait that the receiver asks for, for all items, in milliseconds. */
  retryAfter?: number;
  /** The receiver wants nothing more (410). */
  isGone?: boolean;
}

/**
 * Failed attempt. The message may quote the other server's answer, and that may quote the enquiry. So it is stored with the enquiry and
 * erased with it; the log gets the code only.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;
  readonly retryAfter: number;
  readonly isGone: boolean;

  constructor(message: string, { code, retryAfter = 0, isGone = false }: FailureOptions) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.isGone = isGone;
  }
}

/** Returns the codes of a mail server's answer for the log, such as 550 5.1.1. */
export const codesOf = (answer = ''): string => /^\d{3}(?: \d\.\d{1,3}\.\d{1,3})?/.exec(answer)?.[0] ?? 'no code';

/** Error of a webhook event whose receiver wants nothing more. It is stored as it is, and the queue rests while it is there. */
export const receiverGone = 'The webhook was not taken: 410 (gone)';

/** Delivers what the outbox claims: mail, or webhook events. */
export interface Carrier {
  /** @throws DeliveryError, or another error, if nobody has received the item afterwards */
  deliver(claimed: ClaimedMail): Promise<DeliveryOutcome>;
  close(): Promise<void>;
}

/** Converts an e-mail for nodemailer. Base64 keeps lines within SMTP's limit, and nodemailer may not read files or URLs. */
export function mimeOptions({ key: _, subject, replyTo, ...email }: Email): SendMailOptions {
  return {
    ...email,
    subject: literally(subject),
    ...(replyTo && { replyTo: { ...replyTo, name: literally(replyTo.name) } }),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encodes text that looks like an encoded word, which a mail reader would otherwise decode. */
function literally(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text;
}

/** Backoff after the first failure, in milliseconds. */
const FIRST_DELAY = 5_000;
/** Longest backoff, in milliseconds. */
export const longestWait = 3_600_000;

/** Longest wait that a webhook's receiver can ask for, in milliseconds. */
export const longestRetryAfter = 24 * longestWait;

/** Attempts before mail counts as failed. With jitter they span two to four days, three on average (RFC 5321, 4.5.4.1, asks for four to five). */
export const maxAttempts = 105;
/**
 * Attempts after which a delivery of other mail no longer shortens the backoff. Mail that is refused alone keeps its last day, instead of
 * being given up early.
 */
export const maxHurriedAttempts = maxAttempts - 24;

/**
 * Returns the backoff: doubled with each attempt up to an hour, minus jitter of up to half, which spreads retries after a common
 * failure.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const backoff = Math.min(longestWait, FIRST_DELAY * 2 ** (attempts - 1));
  return Math.round(backoff * (1 - random / 2));
}
