import { ownModel } from '../../../shared/api/chat.ts';
import { emailPaths, ownService } from '../../../shared/api/enquiry.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Service that answers the assistant's questions through the API of a language model. */
export interface ChatService {
  /** Origin, such as https://generativelanguage.googleapis.com; empty for our own server, which has the page's origin. */
  base: string;
  model: string;
  /** The provider's API key. Every visitor can read it. */
  key?: string;
}

/** Service that receives enquiries, and its identifiers. */
export interface EmailService {
  /** Origin, such as https://api.emailjs.com; undefined for our own server, which has the page's origin. */
  origin?: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** Warning of a build that puts the API key into pages. */
export const publicKeyWarning =
  "PUBLIC_CHAT_KEY becomes public: every visitor can read it in the site's files. Limit it to this site and to a budget at the provider, or leave it out and let our own server ask (CHAT_PROVIDER).";

/**
 * Reads the build's settings. If all three are set, the browser asks the provider directly and the site needs no server.
 * @throws Error when only some are set, or the base is not an origin; the message names the fix
 */
export function chatService(environment: Environment = process.env): ChatService {
  const names = ['PUBLIC_CHAT_BASE', 'PUBLIC_CHAT_KEY', 'PUBLIC_CHAT_MODEL'];
  const effect = (all: string) => `the assistant asks a provider directly with all three of ${all}, our own server with none`;
  const [base = '', key = '', model = ''] = allOrNone(environment, names, effect);
  return base
    ? { base: originOf(base, names[0], 'a provider, such as https://generativelanguage.googleapis.com'), model, key }
    : { base, model: ownModel };
}

/**
 * Reads the build's settings. If all four are set, the form posts to an external email service and the site needs no server.
 * @throws Error when only some are set, or the base is not an origin; the message names the fix
 */
export function emailService(environment: Environment = process.env): EmailService {
  const names = ['PUBLIC_EMAIL_BASE', 'PUBLIC_EMAILJS_KEY', 'PUBLIC_EMAILJS_SERVICE', 'PUBLIC_EMAILJS_TEMPLATE'];
  const effect = (all: string) => `the form is sent to an e-mail service by all four of ${all}, to our own server by none`;
  const [base, publicKey = '', serviceId = '', templateId = ''] = allOrNone(environment, names, effect);
  if (!base) return { ...ownService };
  return { origin: originOf(base, names[0], 'an e-mail service, such as https://api.emailjs.com'), publicKey, serviceId, templateId };
}

/** Returns the form's `action`, used without JavaScript. */
export const sendFormAddress = ({ origin = '' }: EmailService): string => origin + emailPaths.sendForm;

/** Reads settings that are set together. Returns an empty list if none is set. */
function allOrNone(environment: Environment, names: readonly string[], effect: (all: string) => string): string[] {
  const values = names.map((name) => environment[name]?.trim() ?? '');
  const missing = names.filter((_, index) => !values[index]);
  if (missing.length === names.length) return [];
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be set as well: ${effect(names.join(', '))}`);
  return values;
}

function originOf(base: string, name: string | undefined, of: string): string {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`${name} must be the origin of ${of}, not "${base}"`);
  return url.origin;
}

/** Returns whether form or assistant uses our own server. If both use external services, the site has no server. */
export function hasOwnServer(environment: Environment = process.env): boolean {
  return !(chatService(environment).base && emailService(environment).origin);
}

/**
 * Returns the receiver of this build's measurements: our own server, the host of the static files, or nobody (nothing is sent).
 * @throws Error when PUBLIC_HOST_MEASURES is neither on nor off
 */
export function measuredBy(environment: Environment = process.env): 'own-server' | 'host' | 'nobody' {
  if (isMeasuredByHost(environment)) return 'host';
  return hasOwnServer(environment) ? 'own-server' : 'nobody';
}

/** Returns whether the host serves the two `/_vercel/` scripts in place of ours (PUBLIC_HOST_MEASURES). */
export function isMeasuredByHost({ PUBLIC_HOST_MEASURES }: Environment): boolean {
  const setting = PUBLIC_HOST_MEASURES?.trim() || 'off';
  if (setting !== 'on' && setting !== 'off') throw new Error(`PUBLIC_HOST_MEASURES must be on or off, not "${setting}"`);
  return setting === 'on';
}

/** Origin of the tag manager's container. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/**
 * Reads the id of the tag manager's container from the build's settings. Without it, pages have no consent banner.
 * @throws Error when the id is malformed; the message names the fix
 */
export function tagManagerId(environment: Environment = process.env): string | undefined {
  const id = environment.PUBLIC_GTM_ID?.trim();
  if (!id) return undefined;
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw new Error(`PUBLIC_GTM_ID must be a container's id as Google Tag Manager shows it, such as GTM-ABC1234, not "${id}"`);
  return id;
}
