import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Email } from './mailbox.ts';

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
