import { z } from 'zod';
import { picture } from './drawings.ts';
import { askable } from './facts.ts';
import { good } from './goods.ts';
import { closing, featureCard, pageHead, sectionHead, stat } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, slug } from './words.ts';

const six = 'must have exactly 6 lines';

/** A month of a small shop's evenings: one chore to an evening, and how many of them are given back week by week. */
const month = toConfirm(
  'plan',
  z.strictObject({
    ...sectionHead,
    /** Names of the seven days, as the columns' heads. */
    days: z.array(line(12)).length(7, 'must have exactly 7 days'),
    /** What the evenings of the first six days go into, in a word; the benefits say the same in full, in this order. */
    chores: z.array(line(14)).length(6, six),
    /** What an evening without a chore is. */
    free: line(14),
    weeks: z
      .array(
        z.strictObject({
          name: line(16),
          text: line(120),
          /** Evenings that this week gives back, from the first one on. */
          given: z.number().int().min(0).max(6),
          ...askable,
        }),
      )
      .min(4, 'must have 4 or 5 weeks')
      .max(5, 'must have 4 or 5 weeks'),
  }),
);

/** One order on its way through the departments of a larger shop. Its section has the benefits' heading: at each stop stands what the department gains. */
const order = toConfirm(
  'technical',
  z.strictObject({
    ...askable,
    /** The lanes that it crosses, from top to bottom. */
    lanes: z.array(line(24)).length(3, 'must have exactly 3 lanes'),
    stops: z
      .array(
        z.strictObject({
          at: line(12),
          department: line(16),
          /** What stands for it on the way. */
          good,
          /** The lane it stands in: 1, 2 or 3. */
          lane: z.number().int().min(1).max(3),
          text: line(120),
          ...askable,
        }),
      )
      .length(6, 'must have exactly 6 stops'),
  }),
);

/** A page for shops of one size: how its work changes, told by a month of evenings or by one order. */
export const size = z
  .strictObject({
    ...pageHead,
    /** Its name in menus, cards and breadcrumbs. */
    name: line(32),
    /** One sentence for cards. */
    summary: line(110),
    /** The card's link, such as "See small business". */
    cardLink: line(28),
    picture,
    month: month.optional(),
    order: order.optional(),
    /** Six lines. With a month: the chores of its evenings, in its order. With an order: what each stop gains, its department before a colon. */
    benefits: toConfirm('technical', z.strictObject({ ...sectionHead, items: z.array(line(90)).length(6, six) })),
    features: z.strictObject({
      ...sectionHead,
      items: z.array(toConfirm('technical', featureCard)).length(6, 'must have exactly 6 cards'),
    }),
    /** Three published figures. agreed-figures.yaml has the last word on their values. */
    results: z.strictObject({ ...sectionHead, items: z.array(toConfirm('figure', stat)).length(3, 'must have exactly 3 figures') }),
    /** The case study shown as proof, and the line that introduces it. */
    proof: z.strictObject({ caseStudy: slug, heading: line(100) }),
    closing,
  })
  .refine(({ month, order }) => !month !== !order, 'needs a month or an order, and not both');
export type Size = z.infer<typeof size>;
