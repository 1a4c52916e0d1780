import { controlNames, emailPaths, honeypot, notProvided } from '../../../../shared/api/enquiry.ts';
import type { EmailService } from '../../email-service.ts';
import { cleanValues, type Submission } from './draft.ts';

/** How long to wait for an answer, in milliseconds. */
const TIMEOUT = 30_000;

interface Delivery {
  service: EmailService;
  /** The agency: who is written to. */
  to: { name: string; email: string };
  /** What stands in the field that people do not see. */
  trap: string;
}

/** The e-mail service's public library (specification, section 7); undefined where it cannot run: it asks for local storage as it loads. */
const library = () => import('@emailjs/browser').catch(() => undefined);

/** Fetches the library, so that it is there when the message is written. */
export const prepareToSend = (): void => void library();

/**
 * Sends a letter.
 * @returns the status of a failure, 0 when no answer came; undefined when the letter was taken
 */
export async function sendEnquiry({ values, reference }: Submission, { service, to, trap }: Delivery): Promise<number | undefined> {
  const words = cleanValues(values);
  const params = {
    to_email: to.email,
    to_name: to.name,
    ...Object.fromEntries(controlNames.map((name) => [name, words[name] || notProvided])),
    reply_to: words.from_email,
    reference,
    [honeypot]: trap,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), TIMEOUT);
  });
  try {
    await Promise.race([deliver(service, params), silence]);
    return undefined;
  } catch (error) {
    // What the library throws is no Error but {status, text}; what fetch throws when the network is gone has no status.
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
  // The library's one request, made by hand.
  const body = JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: params });
  const answer = await fetch(origin + emailPaths.send, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!answer.ok) throw answer;
}
