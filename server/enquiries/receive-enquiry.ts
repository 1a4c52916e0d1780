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

/** What the visitor is told of an enquiry that is in quarantine. */
export class QuarantineRefusal extends Refusal {}

/** How a visitor's haste is judged: within the limit, above it, or so far above that nothing more is kept. */
export type RateVerdict = 'fine' | 'too-many' | 'flood';

interface Receiver {
  store: EnquiryStore;
  siteUrl: string;
  /** Counts this request. */
  rateOf: (request: FastifyRequest) => Promise<RateVerdict>;
}

/**
 * Takes one enquiry. Once this resolves it is on disk and will be mailed.
 * @returns its reference
 * @throws Refusal that says why not; suspects are in quarantine by then
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
  // What was accepted earlier stays accepted, however hasty the question.
  if (arrived === 'kept' && suspicion) {
    counters.enquiries.add('quarantined');
    request.log.warn({ reference: enquiry.reference, reason: suspicion }, 'enquiry in quarantine');
    throw suspicion === 'too-many' ? new QuarantineRefusal(429, 'Too Many Requests') : new QuarantineRefusal(403, 'Forbidden');
  }
  counters.enquiries.add(arrived === 'kept' ? 'accepted' : 'repeated');
  return enquiry.reference;
}
