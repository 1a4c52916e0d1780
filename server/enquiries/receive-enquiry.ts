import type { FastifyRequest } from 'fastify';
import { enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import type { TemplateParams } from '../../shared/api/email-send.ts';
import { type EnquiryFields, findMistake, honeypot } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import { counters } from '../counters/counters.ts';
import { isSameOrigin } from '../http/report-route.ts';
import { enquiryFrom } from './enquiry.ts';
import type { EnquiryStore, Suspicion } from './enquiry-store.ts';
import { MistakeRefusal, Refusal } from './refusals.ts';

/** Refusal of an enquiry that was quarantined. */
export class QuarantineRefusal extends Refusal {}

/** Verdict of the rate limit: within the limit, above it, or so far above it that nothing is stored. */
export type RateVerdict = 'fine' | 'too-many' | 'flood';

interface Receiver {
  store: EnquiryStore;
  siteUrl: string;
  /** Counts a request and compares the visitor's rate with the limit. */
  rateOf: (request: FastifyRequest) => Promise<RateVerdict>;
}

/**
 * Receives one enquiry. When the promise resolves, the enquiry is on disk and will be mailed.
 * @returns the enquiry's reference
 * @throws Refusal with the reason; a suspicious enquiry has been stored in quarantine
 */
export async function receiveEnquiry(
  request: FastifyRequest,
  params: TemplateParams,
  { store, siteUrl, rateOf }: Receiver,
): Promise<string> {
  const reference = params.reference ? readReference(params.reference) : undefined;
  if (params.reference && !reference) throw new Refusal(400, 'reference is none of ours: 16 letters and digits in groups of four');
  const enquiry = enquiryFrom(params, reference);
  const values = fieldNames.map((name) => [enquiryFields[name].control, enquiry[name] ?? '']);
  const mistake = findMistake(Object.fromEntries(values) as EnquiryFields);
  if (mistake) throw new MistakeRefusal(mistake);

  const rate = await rateOf(request);
  if (rate === 'flood') throw new Refusal(429, 'Too Many Requests');
  const suspicion: Suspicion | undefined = params[honeypot]
    ? 'robot'
    : !isSameOrigin(request, siteUrl)
      ? 'other-origin'
      : rate === 'too-many'
        ? 'too-many'
        : undefined;
  const result = await store.keep(enquiry, suspicion);
  if (result === 'other-words') {
    throw new Refusal(409, `Another message was sent under the reference ${enquiry.reference}: send this one under a new reference`);
  }
  // A retry of an accepted enquiry is accepted, whatever the rate.
  if (result === 'kept' && suspicion) {
    counters.enquiries.add('quarantined');
    request.log.warn({ reference: enquiry.reference, reason: suspicion }, 'enquiry quarantined');
    throw suspicion === 'too-many' ? new QuarantineRefusal(429, 'Too Many Requests') : new QuarantineRefusal(403, 'Forbidden');
  }
  counters.enquiries.add(result === 'kept' ? 'accepted' : 'repeated');
  return enquiry.reference;
}
