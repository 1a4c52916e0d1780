import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import type { TemplatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Rate limit per visitor and minute. References cannot be guessed; this keeps guessing cheap for us. */
const PER_MINUTE = 30;
/** Mail that waits longer, or had more failed attempts, is shown as delayed; in milliseconds and attempts. */
const DELAY = 15 * 60_000;
const ATTEMPTS = 3;

/** State shown by a receipt. Unknown and malformed references have the same one. */
type ReceiptState = 'received' | 'delivered' | 'kept' | 'delayed' | 'unknown';

/** GET /contact/receipt?reference=…: state of one enquiry, without personal data. Without a reference the static page is served. */
export function receiptRoute(app: FastifyInstance, storage: Storage, page: TemplatedPage): void {
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000, groupId: 'receipts' } as RateLimitOptions);
  app.get<{ Querystring: { reference?: string | string[] } }>(receiptPath, async (request, reply) => {
    const asked = String([request.query.reference].flat()[0] ?? '').slice(0, 64);
    const { isAllowed, ...counted } = await count(request);
    if (!isAllowed && 'isExceeded' in counted && counted.isExceeded) {
      reply.header('Retry-After', counted.ttlInSeconds);
      return page.send(request, reply, 429, { show: ['too-many'], values: { reference: asked } });
    }
    if (asked.trim() === '') return page.send(request, reply, 200, { show: ['ask'] });
    const reference = readReference(asked);
    const state = reference ? await receiptState(storage, reference) : 'unknown';
    return page.send(request, reply, state === 'unknown' ? 404 : 200, {
      show: [state],
      texts: { reference: reference ?? asked },
      values: { reference: reference ?? asked },
    });
  });
}

/**
 * Returns the state of an enquiry.
 * @param reference in canonical form
 */
async function receiptState({ db }: Storage, reference: string, now = Date.now()): Promise<ReceiptState> {
  const row = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(['outbox.state', 'outbox.attempts', 'outbox.created_at'])
    .where('enquiries.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return 'unknown';
  // Delivered to any recipient counts, because any of them can answer.
  if (row.state === 'delivered' || row.state === 'partial') return 'delivered';
  if (row.state === 'kept') return 'kept';
  const isLate = row.state !== 'waiting' || (row.attempts ?? 0) > ATTEMPTS || now - (row.created_at ?? 0) > DELAY;
  return isLate ? 'delayed' : 'received';
}
