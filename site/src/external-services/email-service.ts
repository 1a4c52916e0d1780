import { emailPaths, ownService } from '../../../shared/api/enquiry.ts';

/** Service that receives enquiries, and its identifiers. */
export interface EmailService {
  /** Origin, such as https://api.emailjs.com; undefined for our own server, which has the page's origin. */
  origin?: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

const settings = ['PUBLIC_EMAIL_BASE', 'PUBLIC_EMAILJS_KEY', 'PUBLIC_EMAILJS_SERVICE', 'PUBLIC_EMAILJS_TEMPLATE'] as const;

/**
 * Reads the build's settings. If all four are set, the form posts to an external email service and the site needs no server.
 * @throws Error when only some are set, or the base is not an origin; the message names the fix
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

/** Returns the form's `action`, used without JavaScript. */
export const sendFormAddress = ({ origin = '' }: EmailService): string => origin + emailPaths.sendForm;

function originOf(base: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(`PUBLIC_EMAIL_BASE must be the origin of an e-mail service, such as https://api.emailjs.com, not "${base}"`);
  return url.origin;
}
