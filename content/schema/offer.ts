import { z } from 'zod';
import { proposal, proposalParts } from './artefacts.ts';
import { serviceInstruments } from './instruments.ts';
import { exactly } from './list.ts';
import { closing, featureCard, offerHead, picturedCardHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { entryOf, line } from './words.ts';

/** Hours of the day that the pages of company sizes show. */
export const dayTimes = ['8:30', '11:00', '17:00', '21:00'] as const;

/** Feature of a service. The specification makes no such claim, so each needs confirmation. */
const feature = toConfirm('technical', {
  ...featureCard.shape,
  /** Service behind the feature, on industry pages. */
  service: entryOf('services').optional(),
  /** Part of the proposal at which the feature points, on pages of services. */
  points: z.enum(proposalParts, { error: `must be one of: ${proposalParts.join(', ')}` }).optional(),
  /** Hour of the shop's day at which the feature stands, on pages of company sizes; by default the first. */
  at: z.enum(dayTimes, { error: `must be one of: ${dayTimes.join(', ')}` }).optional(),
});

/** A page about one service, or about all services for one shop size or industry. These pages have the same sections. */
export const offer = z.strictObject({
  ...offerHead,
  ...picturedCardHead,
  /** The example shop's morning proposal, for this service or kind of shop. */
  proposal,
  results,
  features: z.strictObject({ ...sectionHead, items: exactly(6, 'cards', feature) }),
  benefits: z.strictObject({ ...sectionHead, items: exactly(6, 'lines', line(80)) }),
  proof,
  /** `text` states what happens after pressing the button. */
  closing: closing.extend({ text: line(140) }).meta({ title: 'End of the page' }),
});
export type Offer = z.infer<typeof offer>;

/** Page about one service. */
export const service = offer.extend({
  /** Link on the pages of case studies, such as "See pricing". */
  cardLink: line(28).meta({ title: 'Link in case studies' }),
  /** Model that visitors can try, instead of the drawing. */
  instrument: z.enum(serviceInstruments).optional(),
});

/** A question and its answer at an hour of the day, below the line `by`. If the AI asks, a person answers, and the reverse. */
const dayStop = z.strictObject({ by: line(28), asker: z.enum(['ai', 'person']), asks: line(110), reply: line(90) });

/** Page for a shop size. Its card has no picture, and it has a case study only of a client of that size. */
export const size = offer.omit({ picture: true }).extend({
  proof: proof.optional(),
  /** One day in such a shop, hour by hour (`dayTimes`). */
  day: exactly(4, 'hours', dayStop).meta({ example: true }),
});
