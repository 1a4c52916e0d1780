import { z } from 'zod';
import { between } from './list.ts';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Who the agency is and how to reach it. `placeholder: true` marks what is not real yet; the launch check lists it. */
export const agency = z.strictObject({
  name: line(24),
  tagline: line(80),
  /** What it sells, in a line: stands beside its name on the share pictures. */
  sells: line(70),
  /** One sentence that says what the agency does, for machines and the footer. */
  about: line(200),
  /** Lines of the postal address, country last. */
  address: z.strictObject({
    lines: between(1, 4, line(60)),
    street: line(60),
    city: line(40),
    region: line(40),
    postalCode: line(12),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as IN'),
  }),
  /** Where the agency keeps its hours: when the weekly overview is mailed, the time that an enquiry's mail gives, and when days begin in the desk. */
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone such as Asia/Kolkata'),
  /** Two working days are promised to everyone who writes: on these weekdays, except on the holidays. */
  workingDays: z
    .array(z.enum(weekdays, 'must be a weekday such as monday'))
    .min(1, 'is empty: list the weekdays on which you answer, such as monday'),
  holidays: z
    .array(toConfirm('holiday', { day: z.iso.date('must be a date such as 2026-12-25'), name: line(40) }))
    .superRefine((days, context) => {
      for (const [place, { day }] of days.entries())
        if (days.findIndex((other) => other.day === day) < place)
          context.addIssue({ code: 'custom', path: [place, 'day'], message: 'stands here a second time: list each day once' });
    }),
  phone: z.strictObject({
    number: z.string().regex(/^\+[0-9 ]{8,20}$/, 'must be in international form, such as +91 22 1234 5678'),
    placeholder: z.boolean(),
  }),
  /** A number that answers on WhatsApp. Without it the site offers none. */
  whatsapp: z
    .string()
    .regex(/^\+[0-9 ]{8,20}$/, 'must be in international form, such as +91 98 1234 5678')
    .optional(),
  /** The site's public address, without a slash at its end: documents carry it, wherever the site was built. */
  website: z.strictObject({
    address: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/, 'must be an address such as https://www.tarazu.example, without a slash at its end'),
    placeholder: z.boolean(),
  }),
  email: z.strictObject({ address: z.email('must be an e-mail address'), placeholder: z.boolean() }),
  /** Of /.well-known/security.txt: the day until which its contact is right (RFC 9116, 2.5.5). */
  security: z.strictObject({ expires: z.iso.date('must be a date such as 2027-10-31') }),
  /** Profiles; without an address the name is shown as a placeholder link. */
  social: z
    .array(z.strictObject({ name: z.enum(['Facebook', 'Twitter', 'LinkedIn', 'Instagram']), href: z.url().optional() }))
    .length(4, 'must list Facebook, Twitter, LinkedIn and Instagram'),
});
export type Agency = z.infer<typeof agency>;

function isTimeZone(name: string): boolean {
  try {
    // A bare offset such as +05:30 is taken too, and knows no summer time.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
