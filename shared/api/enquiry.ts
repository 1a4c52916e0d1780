import { type ControlName, enquiryFields } from '../../content/enquiry-fields.ts';
import { cleanField, isBlank } from './clean-field.ts';

/**
 * The enquiry protocol, used by browser and server. Imports no libraries, because the browser loads this file.
 * Paths, fields and statuses are those of the public EmailJS API (specification, section 7).
 */

/** Paths to post an enquiry to: JSON by the library, multipart by a form without a script. */
export const emailPaths = { send: '/api/v1.0/email/send', sendForm: '/api/v1.0/email/send-form' } as const;

/** Ids of our own server. An outside e-mail service assigns other ids. */
export const ownService = { publicKey: 'site', serviceId: 'site', templateId: 'enquiry' } as const;

/** Page with the state of an enquiry, by `?reference=`. */
export const receiptPath = '/contact/receipt';

/** Value sent for an empty optional field, such as the phone number (specification, section 5). */
export const notProvided = 'Not provided';

/** The visitor's values by field name of the form and the API. */
export type EnquiryFields = Record<ControlName, string>;

const fields = Object.values(enquiryFields);
/** Field names in the order of the form. */
export const controlNames = fields.map(({ control }) => control);
const required = fields.filter(({ isRequired }) => isRequired).map(({ control }) => control);

/** Longest value of each field, in UTF-16 code units as `maxlength` counts. */
export const maxLengths = Object.fromEntries(fields.map((field) => [field.control, field.longest])) as Readonly<
  Record<ControlName, number>
>;

/** Honeypot: a field that people do not see and bots fill in. Its name matches no autofill type. */
export const honeypot = 'subject_line';

/** Pattern of an e-mail address: text, an at sign, text, a dot, text (specification, section 5). */
const email = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** A mistake in an enquiry: `required` fields are empty, the `email` is no address, or fields are too `long`. */
export interface Mistake {
  kind: 'required' | 'email' | 'long';
  fields: ControlName[];
}

/** Returns the first kind of mistake, with every field that has it; undefined if the enquiry can be sent. */
export function findMistake(fields: EnquiryFields): Mistake | undefined {
  const empty = required.filter((name) => isBlank(cleanField(name, fields[name])));
  if (empty.length > 0) return { kind: 'required', fields: empty };
  if (!email.test(cleanField('from_email', fields.from_email))) return { kind: 'email', fields: ['from_email'] };
  const long = controlNames.filter((name) => cleanField(name, fields[name]).length > maxLengths[name]);
  return long.length > 0 ? { kind: 'long', fields: long } : undefined;
}
