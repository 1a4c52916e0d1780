import { isLoopback } from '../../server/http/is-loopback.ts';
import { smtpTransport } from '../../server/mail/smtp-transport.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { type Finding, fail, pass, warn } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

const example = 'SMTP_URL=smtps://user:password@mail.your.domain:465';

/**
 * Checks whether enquiries can be delivered: recipients are set, and the mail server accepts our login.
 * @param service URL of an external e-mail service; undefined if our server mails enquiries. With a service no SMTP server is checked
 */
export async function checkMail(
  { smtpUrl, siteUrl, mailFrom, enquiriesTo }: Pick<Settings, 'smtpUrl' | 'siteUrl' | 'mailFrom' | 'enquiriesTo'>,
  service?: string,
): Promise<Finding[]> {
  if (!smtpUrl && service) return [pass(`The form is sent by the e-mail service at ${service}, not by this server.`)];
  if (!smtpUrl)
    return [
      fail(
        'SMTP_URL is not set: enquiries are written to files in DATA_DIR and mailed to nobody.',
        `Set ${example}, and MAIL_FROM and ENQUIRIES_TO with it.`,
      ),
    ];
  return [...checkAddresses({ MAIL_FROM: mailFrom, ENQUIRIES_TO: enquiriesTo }), ...(await checkServer(smtpUrl, siteUrl))];
}

function checkAddresses(settings: Readonly<Record<string, string | undefined>>): Finding[] {
  return Object.entries(settings).map(([name, value = '']) => {
    const hosts = [...value.matchAll(/@([^\s<>,]+)/g)].map(([, host = '']) => host);
    const reserved = hosts.filter(isReservedHost);
    return reserved.length > 0
      ? fail(`${name} is ${value}: ${reserved.join(', ')} is a name for examples.`, 'Give an address that is real.')
      : pass(`${name} is ${value}.`);
  });
}

async function checkServer(smtpUrl: string, siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, username, searchParams } = new URL(smtpUrl);
  const transport = smtpTransport(smtpUrl, siteUrl);
  try {
    await transport.verify();
  } catch (error) {
    return [
      fail(
        `The mail server ${hostname} does not let us in: ${(error as Error).message}`,
        'Check host, port, user and password in SMTP_URL; signs such as @ and / in a password are written as %40 and %2F.',
      ),
    ];
  } finally {
    transport.close();
  }
  const login = username ? 'with user and password' : 'without a login';
  const serverFinding = pass(`The mail server ${hostname} answers ${login}.`);
  if (protocol !== 'smtp:' || searchParams.get('requireTLS') !== 'false' || isLoopback(hostname)) return [serverFinding];
  const unencrypted = warn(
    'SMTP_URL allows mail without TLS: what visitors wrote and the password can be read on their way.',
    'Take ?requireTLS=false away, unless the mail server is in a network of your own.',
  );
  return [serverFinding, unencrypted];
}
