import { z } from 'zod';
import { exactly } from './list.ts';
import { cardHead, closing, featureCard, pageHead, proof, results, sectionHead } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line } from './words.ts';

/** What a service does is a promise, and the specification makes none of these. */
const feature = toConfirm('technical', {
  ...featureCard.shape,
  /** A shopper's words that this feature answers, for the page that shows its features as a conversation. */
  says: line(60).optional(),
});

/** A service's page. */
export const service = z.strictObject({
  ...pageHead,
  ...cardHead,
  results: results.extend({
    /** Under the figures, where they are not all results of clients. */
    note: line(120).optional(),
  }),
  features: z.strictObject({ ...sectionHead, items: exactly(6, 'cards', feature) }),
  benefits: z.strictObject({ ...sectionHead, items: exactly(6, 'lines', line(90)) }),
  proof,
  closing,
  /** Which shops it is for, as a sentence: "Shops that …" */
  audience: line(100),
});
export type Service = z.infer<typeof service>;
