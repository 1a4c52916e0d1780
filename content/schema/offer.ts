import { z } from 'zod';
import { proposal } from './artefacts.ts';
import { exactly } from './list.ts';
import { closing, featureCard, pageHead, picturedCardHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, slug } from './words.ts';

/** What a service does is a promise, and the specification makes none of these. */
const feature = toConfirm('technical', {
  ...featureCard.shape,
  /** On a trade's page, the service that does it. */
  service: slug.optional(),
});

/** A page that offers one thing: a service, or our services to shops of one size or trade. All have the same sections. */
export const offer = z.strictObject({
  ...pageHead,
  ...picturedCardHead,
  /** Which shops it is for, as a sentence: "For shops that …" */
  audience: line(100),
  /** The example shop's morning proposal of this service, or for shops of this kind. */
  proposal,
  results,
  features: z.strictObject({ ...sectionHead, items: exactly(6, 'cards', feature) }),
  benefits: z.strictObject({ ...sectionHead, items: exactly(6, 'lines', line(80)) }),
  proof,
  /** `text`: what happens after the button is pressed. */
  closing: closing.extend({ text: line(140) }),
});
export type Offer = z.infer<typeof offer>;

/** A size of shop: its card has no picture. */
export const size = offer.omit({ picture: true });
