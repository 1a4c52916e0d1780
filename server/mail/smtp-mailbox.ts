import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox, RecipientOutcome } from './mailbox.ts';
import { mimeOptions } from './mime.ts';
import { smtpTransport } from './smtp-transport.ts';

/** A recipient's refusal, as nodemailer tells it. */
interface Rejection {
  recipient?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

/** The mail server of SMTP_URL. @param siteUrl says the name that it is greeted with */
export function smtpMailbox(url: string, siteUrl: string): Mailbox {
  const transport = smtpTransport(url, siteUrl);
  return {
    async deliver(email, { settled }) {
      // Addresses alone, in the form in which the server is told them and nodemailer names those that it refuses.
      const { from, to: recipients } = new MailComposer({ from: email.from, to: email.to }).compile().getEnvelope();
      const to = recipients.filter((address) => !settled.has(address));
      if (to.length === 0) return [];
      const rejections = await transport.sendMail({ ...mimeOptions(email), envelope: { from, to } }).then(
        ({ rejectedErrors = [] }: { rejectedErrors?: Rejection[] }) => rejectedErrors,
        (error: Error & { rejectedErrors?: Rejection[] }) => {
          // With fewer, those whom it would take did not get it either: it failed later.
          if (error.rejectedErrors?.length !== to.length) throw error;
          // While nobody has the mail, all are tried again: a refusal may be the mail server's mistake, and an enquiry must arrive somewhere.
          if (settled.size === 0) throw new Error(error.rejectedErrors.map((one) => `${one.recipient}: ${answerOf(one)}`).join('; '));
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
  // RFC 5321, 4.2.1: 5yz is for good, 4yz for now.
  return { address, state: (rejection.responseCode ?? 0) >= 500 ? 'refused' : 'waiting', error: answerOf(rejection) };
}

const answerOf = ({ response, message }: Rejection) => (response ?? message).slice(0, 300);
