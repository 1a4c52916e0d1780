import { emailPaths, ownService } from '../../shared/api/enquiry.ts';

/** Who takes the enquiries, and by which names it is asked. */
export interface EmailService {
  /** Where it is, such as https://api.emailjs.com; undefined for our own server, which is wherever the page came from. */
  origin?: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

const settings = ['PUBLIC_EMAIL_BASE', 'PUBLIC_EMAILJS_KEY', 'PUBLIC_EMAILJS_SERVICE', 'PUBLIC_EMAILJS_TEMPLATE'] as const;

/**
 * Reads the build's settings: all four point the form at an e-mail service, so that the site needs no server of its own.
 * @throws Error when some are set and some are not, or when the base is no origin; it says what to write
 */
export function emailService(environment: Readonly<Record<string, string | undefined>> = process.env): EmailService {
  const missing = settings.filter((name) => !environment[name]?.trim());
  if (missing.length === settings.length) return { ...ownService };
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set as well: the form is sent to an e-mail service by all four of ${settings.join(', ')}, to our own server by none`,
    );
  const [base = '', publicKey = '', serviceId = '', templateId = ''] = settings.map((name) => environment[name]?.trim());
  return { origin: originOf(base), publicKey, serviceId, templateId };
}

/** Where a browser without a script posts the form. */
export const sendFormAddress = ({ origin = '' }: EmailService): string => origin + emailPaths.sendForm;

function originOf(base: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(`PUBLIC_EMAIL_BASE must be the origin of an e-mail service, such as https://api.emailjs.com, not "${base}"`);
  return url.origin;
}
