import { z } from 'zod';
import { offer } from './offer.ts';
import { featureCard, stat } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

/** A service's page: an offer, with what its first screen and its own forms need. */
export const service = z.strictObject({
  ...offer.shape,
  /** Which shops it is for, as a sentence: "Shops that …" */
  audience: line(100),
  /** The specification gives the figures alone; what they are figures of is ours. */
  results: z.strictObject({
    ...offer.shape.results.shape,
    items: z.array(toConfirm('figure', stat)).length(3, 'must have exactly 3 figures'),
  }),
  features: z.strictObject({
    ...offer.shape.features.shape,
    items: z
      .array(
        // What a service does is a promise, and the specification makes none of these.
        toConfirm(
          'technical',
          z.strictObject({
            ...featureCard.shape,
            /** A shopper's words that this feature answers, for the page that shows its features as a conversation. */
            says: line(60).optional(),
          }),
        ),
      )
      .length(6, 'must have exactly 6 cards'),
  }),
});
export type Service = z.infer<typeof service>;
