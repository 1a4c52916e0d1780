import { z } from 'zod';
import { proposal } from './artefacts.ts';
import { serviceInstruments } from './instruments.ts';
import { exactly, oneOf } from './list.ts';
import { closing, featureCard, pageHead, picturedCardHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { entryOf, line } from './words.ts';

/** Feature of a service. The specification makes no such claim, so each needs confirmation. */
const feature = toConfirm('technical', {
  ...featureCard.shape,
  /** Service behind the feature, on industry pages. */
  service: entryOf('services').optional(),
});

/** A page about one service, or about all services for one shop size or industry. These pages have the same sections. */
export const offer = z.strictObject({
  ...pageHead,
  ...picturedCardHead,
  /** Target shops, as a sentence: "For shops that …" */
  audience: line(100),
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
  /** Model that visitors can try, instead of the drawing. */
  instrument: oneOf(serviceInstruments).optional(),
});

/** Page for a shop size. Its card has no picture. */
export const size = offer.omit({ picture: true });
