import { z } from 'zod';
import { line } from './words.ts';

/** Mail that the site sends to its owner. */
export const mail = z.strictObject({
  enquiry: z.strictObject({
    /** Has `{reference}`, by which owner and visitor speak of the same enquiry; may have `{name}`. */
    subject: line(80).includes('{reference}', 'does not have {reference}: put it where the reference belongs'),
    name: line(24),
    email: line(24),
    phone: line(24),
    /** In place of a number that was not given. */
    noPhone: line(24),
    reference: line(24),
    received: line(24),
    footer: line(160),
  }),
});
