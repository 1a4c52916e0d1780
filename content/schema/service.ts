import { z } from 'zod';
import { offer } from './offer.ts';
import { featureCard } from './parts.ts';
import { line } from './words.ts';

/** A service's page: an offer, with what its first screen and its own forms need. */
export const service = z.strictObject({
  ...offer.shape,
  /** Which shop it is for: the rest of a sentence that begins with "For". */
  audience: line(100),
  features: z.strictObject({
    ...offer.shape.features.shape,
    items: z
      .array(
        z.strictObject({
          ...featureCard.shape,
          /** A shopper's words that this feature answers, for the page that shows its features as a conversation. */
          says: line(60).optional(),
        }),
      )
      .length(6, 'must have exactly 6 cards'),
  }),
});
export type Service = z.infer<typeof service>;
