import { z } from 'zod';
import { answerable } from './answers.ts';
import { good } from './goods.ts';
import { exactly } from './list.ts';
import { cardHead, closing, featureCards, pageHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

/** A month of a small shop's evenings: one chore to an evening, and how many of them are given back week by week. */
const month = toConfirm('plan', {
  ...sectionHead,
  /** Names of the seven days, as the columns' heads. */
  days: exactly(7, 'days', line(12)),
  /** What the evenings of the first six days go into, in a word; the benefits say the same in full, in this order. */
  chores: exactly(6, 'lines', line(14)),
  /** What an evening without a chore is. */
  free: line(14),
  weeks: z
    .array(
      z.strictObject({
        name: line(16),
        text: line(120),
        /** Evenings that this week gives back, from the first one on. */
        given: z.number().int().min(0).max(6),
        ...answerable,
      }),
    )
    .min(4, 'must have 4 or 5 weeks')
    .max(5, 'must have 4 or 5 weeks'),
});

/** One order on its way through the departments of a larger shop. Its section has the benefits' heading: at each stop stands what the department gains. */
const order = toConfirm('technical', {
  ...answerable,
  /** The lanes that it crosses, from top to bottom. */
  lanes: exactly(3, 'lanes', line(24)),
  stops: exactly(6, 'stops', {
    at: line(12),
    department: line(16),
    /** What stands for it on the way. */
    good,
    /** The lane it stands in: 1, 2 or 3. */
    lane: z.number().int().min(1).max(3),
    text: line(120),
    ...answerable,
  }),
});

/** A page for shops of one size: how its work changes, told by a month of evenings or by one order. */
export const size = z
  .strictObject({
    ...pageHead,
    ...cardHead,
    month: month.optional(),
    order: order.optional(),
    /** Six lines. With a month: the chores of its evenings, in its order. With an order: what each stop gains, its department before a colon. */
    benefits: toConfirm('technical', { ...sectionHead, items: exactly(6, 'lines', line(90)) }),
    features: z.strictObject({ ...sectionHead, items: featureCards }),
    results,
    proof,
    closing,
  })
  .refine(({ month, order }) => !month !== !order, 'needs a month or an order, and not both');
export type Size = z.infer<typeof size>;
