import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { maxConcurrent } from './outbox-worker.ts';

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
