import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { receiptPath } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import type { TemplatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Rate limit per visitor and minute. References cannot be guessed; the limit keeps attempts cheap for the server. */
const PER_MINUTE = 30;
/** Mail is shown as delayed after this time in milliseconds, or after more than this number of failed attempts. */
const LONGEST_WAIT = 15 * 60_000;
const MOST_ATTEMPTS = 3;

/** State shown by a receipt. Unknown and malformed references share the state `unknown`. */
type ReceiptState = 'received' | 'delivered' | 'kept' | 'delayed' | 'unknown';

/** Registers GET /contact/receipt?reference=…, which shows the state of one enquiry without personal data. */
export function receiptRoute(app: FastifyInstance, storage: Storage, page: TemplatedPage): void {
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000, groupId: 'receipts' } as RateLimitOptions);
  app.get<{ Querystring: { reference?: string | string[] } }>(receiptPath, async (request, reply) => {
    const typedReference = String([request.query.reference].flat()[0] ?? '').slice(0, 64);
    const { isAllowed, ...counted } = await count(request);
    if (!isAllowed && 'isExceeded' in counted && counted.isExceeded) {
      reply.header('Retry-After', counted.ttlInSeconds);
      return page.send(request, reply, 429, { show: ['too-many'], values: { reference: typedReference } });
    }
    if (typedReference.trim() === '') return page.send(request, reply, 200, { show: ['ask'] });
    const reference = readReference(typedReference);
    const state = reference ? await receiptState(storage, reference) : 'unknown';
    return page.send(request, reply, state === 'unknown' ? 404 : 200, {
      show: [state],
      texts: { reference: reference ?? typedReference },
      values: { reference: reference ?? typedReference },
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
  // One recipient is enough, because any recipient can answer.
  if (row.state === 'delivered' || row.state === 'partial') return 'delivered';
  if (row.state === 'kept') return 'kept';
  const isLate = row.state !== 'waiting' || (row.attempts ?? 0) > MOST_ATTEMPTS || now - (row.created_at ?? 0) > LONGEST_WAIT;
  return isLate ? 'delayed' : 'received';
}
