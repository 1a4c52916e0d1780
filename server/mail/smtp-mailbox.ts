import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { codesOf, DeliveryError, type Mailbox, mimeOptions, type RecipientOutcome } from './mailbox.ts';
import { maxConcurrent } from './outbox-worker.ts';

/** A recipient's refusal, as nodemailer reports it. */
interface Rejection {
  recipient?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

/**
 * Opens the mail server of SMTP_URL.
 * @param siteUrl its host is the name in EHLO
 */
export function smtpMailbox(url: string, siteUrl: string): Mailbox {
  const transport = smtpTransport(url, siteUrl);
  return {
    async deliver(email, { settled }) {
      // The envelope has bare addresses, as nodemailer reports refused recipients.
      const { from, to: recipients } = new MailComposer({ from: email.from, to: email.to }).compile().getEnvelope();
      const to = recipients.filter((address) => !settled.has(address));
      if (to.length === 0) return [];
      const rejections = await transport.sendMail({ ...mimeOptions(email), envelope: { from, to } }).then(
        ({ rejectedErrors = [] }: { rejectedErrors?: Rejection[] }) => rejectedErrors,
        (error: Error & { rejectedErrors?: Rejection[] }) => {
          // With fewer rejections than recipients, the transaction failed later, so accepted recipients did not get the mail either.
          if (error.rejectedErrors?.length !== to.length) throw error;
          // While nobody has the mail, all recipients are retried, because the refusals may be the mail server's mistake.
          if (settled.size === 0) {
            const message = error.rejectedErrors.map((rejection) => `${rejection.recipient}: ${answerOf(rejection)}`).join('; ');
            throw new DeliveryError(message, { code: error.rejectedErrors.map((rejection) => codesOf(answerOf(rejection))).join(', ') });
          }
          return error.rejectedErrors;
        },
      );
      return to.map((address) => outcomeOf(address, rejections));
    },
    async close() {
      transport.close();
    },
  };
}

function outcomeOf(address: string, rejections: readonly Rejection[]): RecipientOutcome {
  const rejection = rejections.find(({ recipient }) => recipient === address);
  if (!rejection) return { address, state: 'delivered' };
  // RFC 5321, 4.2.1: 5yz is permanent, 4yz temporary.
  return { address, state: (rejection.responseCode ?? 0) >= 500 ? 'refused' : 'waiting', error: answerOf(rejection) };
}

const answerOf = ({ response, message }: Rejection) => (response ?? message).slice(0, 300);

/** Timeouts in milliseconds. An attempt ends long before its lease (outbox.ts). */
const CONNECT_TIMEOUT = 15_000;
const IDLE_TIMEOUT = 30_000;

/**
 * Opens a connection pool to the mail server of SMTP_URL. Certificates are verified. With smtp://, a connection to another machine
 * must use STARTTLS; `?requireTLS=false` allows a relay without it.
 * @param siteUrl its host is the name in EHLO
 */
export function smtpTransport(url: string, siteUrl: string): Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options> {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    pool: true,
    maxConnections: maxConcurrent,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    name: greetingName(siteUrl),
    requireTLS: !secure && !isLocal && searchParams.get('requireTLS') !== 'false',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    dnsTimeout: CONNECT_TIMEOUT,
    socketTimeout: IDLE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Returns the name for EHLO. By default nodemailer sends [127.0.0.1] if the host name has no dot, as in containers, and many mail servers refuse
 * that.
 */
function greetingName(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('[') || isIP(hostname) ? 'localhost' : hostname;
}
