import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { maxConcurrent } from './outbox-worker.ts';

/** Timeouts of a mail server, in milliseconds; an attempt has ended long before its lease does (outbox.ts). */
const CONNECTING = 15_000;
const SILENCE = 30_000;

/**
 * Connections to the mail server of SMTP_URL. Its certificate is verified. With smtp:// a connection that leaves this machine must turn to TLS
 * (STARTTLS) before anything is said; `?requireTLS=false` at the end of SMTP_URL allows a relay that cannot.
 * @param siteUrl says the name that the mail server is greeted with
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
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    dnsTimeout: CONNECTING,
    socketTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** By itself nodemailer says [127.0.0.1] where this machine's name has no dot, as in a container, and many mail servers refuse that. */
function greetingName(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('[') || isIP(hostname) ? 'localhost' : hostname;
}
