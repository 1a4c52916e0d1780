/**
 * What browser and server agree on about an enquiry. Free of libraries, because the browser loads it.
 * Paths, fields and statuses are the public EmailJS API's, which the browser library speaks (specification, section 7).
 */

/** Where an enquiry is posted to: as JSON by the library, as multipart by a form without a script. */
export const emailPaths = { send: '/api/v1.0/email/send', sendForm: '/api/v1.0/email/send-form' } as const;

/** Names by which our own server is asked for; an outside e-mail service gives out its own. */
export const ownService = { publicKey: 'site', serviceId: 'site', templateId: 'enquiry' } as const;

/** Where a visitor reads what became of an enquiry, with `?reference=`. */
export const receiptPath = '/contact/receipt';

/** Sent for a phone number that was left empty (specification, section 5). */
export const noPhone = 'Not provided';

/** What the visitor writes. The keys are the controls' names and the wire's. */
export interface EnquiryFields {
  from_name: string;
  from_email: string;
  phone_number: string;
  message: string;
}

/**
 * Longest text of each field, in characters as a browser's maxlength counts them. An address has at most 254 (RFC 5321, 4.5.3.1.3);
 * a message of 5,000 is two printed pages.
 */
export const longest: Readonly<Record<keyof EnquiryFields, number>> = { from_name: 120, from_email: 254, phone_number: 40, message: 5000 };

/**
 * A field that people do not see and robots fill in. No browser fills it in by itself: autofill knows no kind of data of this name.
 */
export const honeypot = 'subject_line';

/** Text, an at sign, text, a dot, text (specification, section 5). */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an enquiry: `required` fields are empty, or the `email` is none; and where. */
export interface Mistake {
  kind: 'required' | 'email';
  fields: (keyof EnquiryFields)[];
}

/** @returns the first kind of mistake with every field that has it; undefined when the enquiry can be sent */
export function findMistake(fields: EnquiryFields): Mistake | undefined {
  const empty = (['from_name', 'from_email', 'message'] as const).filter((name) => !fields[name].trim());
  if (empty.length > 0) return { kind: 'required', fields: empty };
  return email.test(fields.from_email.trim()) ? undefined : { kind: 'email', fields: ['from_email'] };
}
