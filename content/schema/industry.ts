import { z } from 'zod';
import { answerable } from './answers.ts';
import { good } from './goods.ts';
import { cardHead, closing, pageHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, slug } from './words.ts';

/** What the hours of a trade's day are drawn on (site/src/sections/day): the same hours, arranged as that trade sees its day. */
const grounds = ['cold-shelf', 'rail', 'dial', 'palette', 'floor-plan', 'track'] as const;
export type Ground = (typeof grounds)[number];

const time = z
  .string({ error: 'is missing: write a time of day such as "09:30", in quotes' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as "09:30", in quotes');

/** One time of the day: what is done then, by which service, and who has the last word. */
const hour = toConfirm('technical', {
  at: time,
  good,
  title: line(40),
  text: line(150),
  /** One such decision of the example shop, with its own goods and numbers. */
  example: line(80),
  /** What runs down in this trade, as it stands at that time: days to a date, pieces in stock, weeks to the door. */
  count: line(24).optional(),
  /** The service that proposes it. */
  service: slug,
  /** Who decides in the end. */
  lastWord: line(60),
  benefit: line(90),
  ...answerable,
});

/** A page for a trade: one day in such a shop, and the client that stands as its proof. */
export const industry = z.strictObject({
  ...pageHead,
  ...cardHead,
  /** What stands for the trade on a shelf of all of them. */
  good,
  day: z.strictObject({
    ...sectionHead,
    ground: z.enum(grounds, { error: `must be one of: ${grounds.join(', ')}` }),
    hours: z
      .array(hour)
      .min(5, 'must have 5 to 7 hours')
      .max(7, 'must have 5 to 7 hours')
      .superRefine((hours, context) => {
        for (const [index, { at }] of hours.entries())
          if (index > 0 && at <= (hours[index - 1]?.at ?? '') && time.safeParse(hours[index - 1]?.at).success)
            context.addIssue({
              code: 'custom',
              path: [index, 'at'],
              message: `is ${at}, which is not after the hour before it: put the hours in order`,
            });
      }),
  }),
  results,
  proof,
  closing,
});
export type Industry = z.infer<typeof industry>;
export type Hour = z.infer<typeof hour>;
