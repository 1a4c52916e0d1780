import PostalMime, { type Address } from 'postal-mime';

/** A parsed e-mail. */
export interface Mail {
  messageId: string;
  subject: string;
  /** Addresses without names. */
  to: string[];
  replyTo: string[];
  /** Text with \n as line break. */
  text: string;
  html: string;
  raw: string;
}

/**
 * Parses an e-mail.
 * @param raw the whole message with headers
 */
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
