import type { FastifyRequest } from 'fastify';
import { enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import type { TemplateParams } from '../../shared/api/email-send.ts';
import { type EnquiryFields, findMistake, honeypot } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import { counters } from '../counters/counters.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { enquiryFrom } from './enquiry.ts';
import type { EnquiryStore, Suspicion } from './enquiry-store.ts';
import { MistakeRefusal, Refusal } from './refusals.ts';

/** Answer to a quarantined enquiry. */
export class QuarantineRefusal extends Refusal {}

/** Verdict of the rate limit: within it, above it, or so far above that nothing is stored. */
export type RateVerdict = 'fine' | 'too-many' | 'flood';

interface Receiver {
  store: EnquiryStore;
  siteUrl: string;
  /** Counts this request. */
  rateOf: (request: FastifyRequest) => Promise<RateVerdict>;
}

/**
 * Receives one enquiry. When this resolves, it is on disk and will be mailed.
 * @returns its reference
 * @throws Refusal with the reason; a suspicious enquiry is in quarantine by then
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

  const pace = await rateOf(request);
  if (pace === 'flood') throw new Refusal(429, 'Too Many Requests');
  const suspicion: Suspicion | undefined = params[honeypot]
    ? 'robot'
    : !isSameOrigin(request, siteUrl)
      ? 'other-origin'
      : pace === 'too-many'
        ? 'too-many'
        : undefined;
  const arrived = await store.keep(enquiry, suspicion);
  if (arrived === 'other-words') {
    throw new Refusal(409, `Another message was sent under the reference ${enquiry.reference}: send this one under a new reference`);
  }
  // A retry of an accepted enquiry is accepted, whatever the rate.
  if (arrived === 'kept' && suspicion) {
    counters.enquiries.add('quarantined');
    request.log.warn({ reference: enquiry.reference, reason: suspicion }, 'enquiry quarantined');
    throw suspicion === 'too-many' ? new QuarantineRefusal(429, 'Too Many Requests') : new QuarantineRefusal(403, 'Forbidden');
  }
  counters.enquiries.add(arrived === 'kept' ? 'accepted' : 'repeated');
  return enquiry.reference;
}
