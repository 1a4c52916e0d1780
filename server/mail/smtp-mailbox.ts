import MailComposer from 'nodemailer/lib/mail-composer';
import { codesOf, DeliveryError, type Mailbox, type RecipientOutcome } from './mailbox.ts';
import { mimeOptions } from './mime.ts';
import { smtpTransport } from './smtp-transport.ts';

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
