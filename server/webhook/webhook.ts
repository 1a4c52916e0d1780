import { createHmac } from 'node:crypto';
import { fieldNames } from '../../content/enquiry-fields.ts';
import { type Carrier, DeliveryError, longestRetryAfter, receiverGone } from '../mail/mailbox.ts';
import type { MailedEnquiry } from '../mail/outbox.ts';
import type { WebhookSettings } from '../settings/settings.ts';

/** Timeout of the whole response, in milliseconds. */
const TIMEOUT = 10_000;
/** Limits of a response: bytes that are read, and characters that the error quotes. */
const MOST_READ = 2_048;
const MOST_QUOTED = 200;

/** Body of the request. */
interface WebhookEvent {
  type: 'enquiry.created';
  /** Time of the event, as ISO 8601. */
  timestamp: string;
  data: Record<string, string | null>;
}

/**
 * Returns the carrier that posts enquiries to WEBHOOK_URL. The id of the event is the enquiry's reference, also on a retry, so that
 * receivers can drop duplicates.
 */
export function webhook(settings: WebhookSettings): Carrier {
  return {
    async deliver({ id, enquiry }) {
      if (enquiry) await postEvent(settings, id, eventOf(enquiry));
      return [];
    },
    close: async () => {},
  };
}

function eventOf({ reference, receivedAt, ...enquiry }: MailedEnquiry): WebhookEvent {
  const fields = fieldNames.map((name) => [name, enquiry[name] || null]);
  return { type: 'enquiry.created', timestamp: new Date(receivedAt).toISOString(), data: { reference, ...Object.fromEntries(fields) } };
}

/**
 * Posts an event according to Standard Webhooks (https://www.standardwebhooks.com). Redirects are not followed, because they could
 * lead to an address that the owner did not configure.
 * @throws DeliveryError unless the response is 2xx; its message never contains the URL, which may hold a key
 */
async function postEvent({ url, secret }: WebhookSettings, id: string, event: WebhookEvent, now = Date.now()): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  let response: Response;
  let excerpt: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tarazu-Webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      body,
    });
    excerpt = await readStart(response);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const reason = name === 'TimeoutError' ? `no answer within ${TIMEOUT / 1000} s` : (cause?.code ?? 'the connection broke');
    throw new DeliveryError(`The webhook was not taken: ${reason}`, { code: reason });
  }
  const { ok, status, headers } = response;
  if (ok) return;
  const code = `HTTP ${status}`;
  if (status === 410) throw new DeliveryError(receiverGone, { code, isGone: true });
  const retryAfter = status === 429 || status === 503 ? readRetryAfter(headers.get('retry-after') ?? '') : 0;
  throw new DeliveryError(`The webhook was not taken: ${status}${excerpt && ` ${excerpt}`}`, { code, retryAfter });
}

/**
 * Reads a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3).
 * @returns milliseconds, at most a day; 0 if the header cannot be read or is past
 */
export function readRetryAfter(value: string, now = Date.now()): number {
  const wait = /^\d{1,10}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Math.min(Math.max(wait, 0) || 0, longestRetryAfter);
}

/** Reads the beginning of a response as one line. */
async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length >= MOST_READ) break;
  }
  const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString();
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_QUOTED);
}
