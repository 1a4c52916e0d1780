import { type ControlName, enquiryFields } from '../../content/enquiry-fields.ts';
import { cleanField, isBlank } from './clean-field.ts';

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

/** Sent for a field that may be left empty and was, such as the phone number (specification, section 5). */
export const notProvided = 'Not provided';

/** What the visitor writes, by the controls' names, which are the wire's. */
export type EnquiryFields = Record<ControlName, string>;

const fields = Object.values(enquiryFields);
/** Names of the controls, in the order of the form. */
export const controlNames = fields.map(({ control }) => control);
const required = fields.filter(({ isRequired }) => isRequired).map(({ control }) => control);

/** Longest text of each, in characters. */
export const maxLengths = Object.fromEntries(fields.map((field) => [field.control, field.longest])) as Readonly<
  Record<ControlName, number>
>;

/**
 * A field that people do not see and robots fill in. No browser fills it in by itself: autofill knows no kind of data of this name.
 */
export const honeypot = 'subject_line';

/** Text, an at sign, text, a dot, text (specification, section 5). */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an enquiry: `required` fields are empty, the `email` is none, or something is too `long`; and where. */
export interface Mistake {
  kind: 'required' | 'email' | 'long';
  fields: ControlName[];
}

/** @returns the first kind of mistake with every field that has it; undefined when the enquiry can be sent */
export function findMistake(fields: EnquiryFields): Mistake | undefined {
  const empty = required.filter((name) => isBlank(cleanField(name, fields[name])));
  if (empty.length > 0) return { kind: 'required', fields: empty };
  if (!email.test(cleanField('from_email', fields.from_email))) return { kind: 'email', fields: ['from_email'] };
  const long = controlNames.filter((name) => lengthOf(name, fields[name]) > maxLengths[name]);
  return long.length > 0 ? { kind: 'long', fields: long } : undefined;
}

/** How long a text is, as its limit counts: in UTF-16 code units of what is sent. */
export const lengthOf = (name: ControlName, text: string): number => cleanField(name, text).length;
