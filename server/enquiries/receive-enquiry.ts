import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { enquiryFields, fieldNames } from '../../content/enquiry-fields.ts';
import type { emailSend, TemplateParams } from '../../shared/api/email-send.ts';
import { controlNames, type EnquiryFields, findMistake, honeypot, type Mistake, ownService } from '../../shared/api/enquiry.ts';
import { readReference } from '../../shared/api/reference.ts';
import { counters } from '../counters/counters.ts';
import { isSameOrigin } from '../http/report-route.ts';
import type { TemplateValues } from '../site/page-template.ts';
import { type EnquiryStore, enquiryFrom, type Suspicion } from './enquiry-store.ts';

/** An error response of the public e-mail API: a status and plain text. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, text: string) {
    super(text);
    this.statusCode = statusCode;
  }
}

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

/** Error texts of the specification (section 8). */
const mistakeTexts: Readonly<Record<Mistake['kind'], string>> = {
  required: 'Please fill in all required fields',
  email: 'Please enter a valid email address',
  long: 'Please shorten the text that is too long',
};

/** An invalid form, with its invalid fields. */
class MistakeRefusal extends Refusal {
  readonly mistake: Mistake;

  constructor(mistake: Mistake, status = 400, text = mistakeTexts[mistake.kind]) {
    super(status, text);
    this.mistake = mistake;
  }
}

/**
 * Checks the ids of the public e-mail API.
 * @throws Refusal if an id is missing or is not this site's
 */
export function checkService({
  user_id,
  service_id,
  template_id,
}: Pick<z.infer<typeof emailSend>, 'user_id' | 'service_id' | 'template_id'>): void {
  if (!user_id) throw new Refusal(400, 'The public key is required');
  if (!service_id) throw new Refusal(400, 'The service ID is required');
  if (!template_id) throw new Refusal(400, 'The template ID is required');
  if (user_id !== ownService.publicKey) throw new Refusal(400, 'The public key is invalid');
  if (service_id !== ownService.serviceId) throw new Refusal(400, 'The service ID not found');
  if (template_id !== ownService.templateId) throw new Refusal(400, 'The template ID not found');
}

/** Converts a schema error to a refusal that names the field. Its status is 413 if a text is too long, otherwise 400. */
export function refusalOf({ issues }: z.ZodError): Refusal {
  const issue = issues[0] as z.core.$ZodIssue;
  const field = issue.path.join('.') || 'The body';
  switch (issue.code) {
    case 'too_big': {
      const text = `${field} is longer than ${issue.maximum} characters: shorten it`;
      const long = issues.flatMap(({ code, path }) => controlNames.filter((name) => code === 'too_big' && name === path.at(-1)));
      return long.length > 0 ? new MistakeRefusal({ kind: 'long', fields: long }, 413, text) : new Refusal(413, text);
    }
    case 'unrecognized_keys':
      return new Refusal(400, `${[...issue.path, issue.keys[0]].join('.')} is no field of this form: leave it out`);
    default:
      return new Refusal(
        400,
        `${field} has to be ${issue.code === 'invalid_type' && issue.expected === 'string' ? 'a text' : 'an object'}`,
      );
  }
}

/**
 * Fills the contact page with the error and everything that was typed.
 * @param body the form's fields, unchecked
 */
export function refusedPage(error: Error, body: unknown): TemplateValues {
  const typed = (body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(controlNames.map((name) => [name, typeof typed[name] === 'string' ? typed[name] : undefined]));
  const tooLargeMistake = isTooLarge(error) ? tooLarge : undefined;
  const mistake = error instanceof MistakeRefusal ? error.mistake : tooLargeMistake;
  if (!mistake) return { show: ['form', 'failed'], values };
  const { kind, fields } = mistake;
  return { show: ['form', `mistake-${kind}`, ...fields.map((name) => `mistake-${kind}-${name}`)], values, wrong: fields };
}

/** Returns whether the body was too large to be parsed. The page then cannot show what was typed, but the Back button does. */
const isTooLarge = (error: Error): boolean => (error as { statusCode?: number }).statusCode === 413;
const tooLarge: Mistake = { kind: 'long', fields: ['message'] };
