import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Email } from './mailbox.ts';

/** An email as nodemailer takes it. Text of any script stays readable in the raw file, and lines stay within SMTP's limit; nothing is fetched to be put in. */
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

/** Text that looks as if it were encoded for a header is encoded once more, or a mail reader would show something else than was typed. */
function literally(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text;
}
