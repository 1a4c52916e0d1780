import PostalMime, { type Address } from 'postal-mime';

/** A mail as a reader shows it. */
export interface Mail {
  messageId: string;
  subject: string;
  /** Addresses without names. */
  to: string[];
  replyTo: string[];
  /** With the line breaks of this machine. */
  text: string;
  html: string;
  raw: string;
}

/** Reads a mail as a mailbox shows it. @param raw the whole message, headers included */
export async function parseMail(raw: Buffer): Promise<Mail> {
  const { messageId, subject, to, replyTo, text, html } = await PostalMime.parse(raw);
  const addresses = (list: Address[] = []) => list.flatMap(({ address }) => address ?? []);
  return {
    messageId: messageId ?? '',
    subject: subject ?? '',
    to: addresses(to),
    replyTo: addresses(replyTo),
    text: (text ?? '').replaceAll('\r\n', '\n'),
    html: html ?? '',
    raw: raw.toString('latin1'),
  };
}
