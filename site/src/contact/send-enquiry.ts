import { controlNames, emailPaths, honeypot, notProvided } from '../../../shared/api/enquiry.ts';
import type { EmailService } from '../external-services/services.ts';
import { cleanValues, type Submission } from './draft.ts';

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 30_000;

interface Delivery {
  service: EmailService;
  /** The agency, as recipient. */
  to: { name: string; email: string };
  /** Value of the honeypot field. */
  trap: string;
}

/** Loads the email service's library (specification, section 7). Returns undefined if local storage is blocked, which the library needs. */
const library = () => import('@emailjs/browser').catch(() => undefined);

/** Preloads the library. */
export const prepareToSend = (): void => void library();

/**
 * Sends an enquiry.
 * @returns undefined on success; on failure the HTTP status, or 0 without a response
 */
export async function sendEnquiry({ values, reference }: Submission, { service, to, trap }: Delivery): Promise<number | undefined> {
  const cleaned = cleanValues(values);
  const params = {
    to_email: to.email,
    to_name: to.name,
    ...Object.fromEntries(controlNames.map((name) => [name, cleaned[name] || notProvided])),
    reply_to: cleaned.from_email,
    reference,
    [honeypot]: trap,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No response')), TIMEOUT);
  });
  try {
    await Promise.race([deliver(service, params), timeout]);
    return undefined;
  } catch (error) {
    // The library throws {status, text}; a network error of fetch has no status.
    return Number((error as { status?: number } | undefined)?.status ?? 0);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver({ origin = location.origin, publicKey, serviceId, templateId }: EmailService, params: Record<string, string>) {
  const emailjs = await library();
  if (emailjs) {
    emailjs.init({ publicKey, origin });
    await emailjs.send(serviceId, templateId, params);
    return;
  }
  // Without the library, make its request.
  const body = JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: params });
  const response = await fetch(origin + emailPaths.send, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!response.ok) throw response;
}
