import { z } from 'zod';
import { between } from './list.ts';
import { toConfirm } from './to-confirm.ts';
import { line, placeholder, webAddress } from './words.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const phoneNumber = (example: string) => z.string().regex(/^\+[0-9 ]{8,20}$/, `must be in international form, such as ${example}`);

/** Parts of its form in the desk. Fields without one are not changed there. */
const [answering, contact, who] = ['When you answer', 'How visitors reach you', 'Who you are'];

/** The agency and its contact details. `placeholder: true` marks invented values; the launch check lists them. */
export const agency = z.strictObject({
  name: line(24),
  tagline: line(80).meta({ title: 'What the agency says under its name', group: who }),
  /** The offer in one line, shown beside the name on share pictures. */
  sells: line(70),
  /** One sentence about the agency, for structured data and the footer. */
  about: line(200).meta({ title: 'About the agency, in one sentence', group: who }),
  /** Lines of the postal address, country last. */
  address: z
    .strictObject({
      lines: between(1, 4, line(60)),
      street: line(60),
      city: line(40),
      region: line(40),
      postalCode: line(12),
      countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as IN'),
    })
    .meta({ group: contact }),
  /** Time zone of the weekly overview, of times in enquiry emails and of the desk's days. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone such as Asia/Kolkata'),
  /** Working days within which an answer is promised, not counting the day of receipt; an agreed figure (content/agreed.ts). */
  answerWithin: z
    .int('must be a whole number of working days')
    .min(1)
    .max(20)
    .meta({ title: 'Working days until a person answers', role: 'figure', group: answering }),
  /** Weekdays that count towards it, and days that do not. */
  workingDays: z
    .array(z.enum(weekdays, 'must be a weekday such as monday'))
    .min(1, 'is empty: list the weekdays on which you answer, such as monday')
    .meta({ title: 'Days on which you answer', group: answering }),
  holidays: z
    .array(toConfirm('holiday', { day: z.iso.date('must be a date such as 2026-12-25'), name: line(40) }))
    .superRefine((days, context) => {
      for (const [index, { day }] of days.entries())
        if (days.findIndex((other) => other.day === day) < index)
          context.addIssue({ code: 'custom', path: [index, 'day'], message: 'stands here a second time: list each day once' });
    })
    .meta({ title: 'Holidays', group: answering }),
  phone: z.strictObject({ number: phoneNumber('+91 22 1234 5678').meta({ role: 'text' }), placeholder }).meta({ group: contact }),
  /** When the telephone is answered. Without it the site names no hours. */
  hours: line(60)
    .meta({
      title: 'Opening hours, at which the telephone is answered',
      description: 'Such as Monday to Friday from 10 to 18, Mumbai time. They stand on the contact page, and the assistant says them.',
      group: answering,
    })
    .optional(),
  /** WhatsApp number. Without it the site does not offer WhatsApp. */
  whatsapp: phoneNumber('+91 98 1234 5678')
    .meta({ title: 'WhatsApp', description: 'With its country code, such as +91 98 1234 5678.', group: contact })
    .optional(),
  /** Public address without a trailing slash. Documents print it, whatever origin the build has. */
  website: z.strictObject({
    address: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/, 'must be an address such as https://www.tarazu.example, without a slash at its end'),
    placeholder,
  }),
  email: z.strictObject({ address: z.email('must be an e-mail address').meta({ role: 'text' }), placeholder }).meta({ group: contact }),
  /** `expires` of /.well-known/security.txt (RFC 9116, 2.5.5). */
  security: z.strictObject({ expires: z.iso.date('must be a date such as 2027-10-31') }),
  /** Social profiles. Without an address, the name becomes a placeholder link. */
  social: z
    .array(
      z.strictObject({
        name: z.enum(['Facebook', 'Twitter', 'LinkedIn', 'Instagram']).meta({ role: 'text' }),
        href: webAddress.optional(),
      }),
    )
    .length(4, 'must list Facebook, Twitter, LinkedIn and Instagram')
    .meta({ title: 'Profiles on other sites', group: who }),
});
export type Agency = z.infer<typeof agency>;

function isTimeZone(name: string): boolean {
  try {
    // Reject bare offsets such as +05:30, which Intl accepts: they have no daylight saving time.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
