import { composeMail, type Letterhead } from './compose-mail.ts';
import type { Mailbox } from './mailbox.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The mail server of SMTP_URL. */
export function smtpMailbox(url: string, letterhead: Letterhead): Mailbox {
  const transport = smtpTransport(url);
  return {
    async deliver(mail) {
      const { rejected } = await transport.sendMail(composeMail(mail, letterhead));
      if (rejected.length > 0) throw new Error(`the mail server does not take mail for ${rejected.join(', ')}`);
    },
    async close() {
      transport.close();
    },
  };
}
