import { z } from 'zod';
import { picture } from './drawings.ts';
import { closing, featureCard, pageHead, sectionHead, stat } from './parts.ts';
import { line, slug } from './words.ts';

/** A page that offers something: a service, a solution for a size of shop, or an industry. One skeleton; words, picture and colour are its own. */
export const offer = z.strictObject({
  ...pageHead,
  /** Its name in menus, cards and breadcrumbs. */
  name: line(32),
  /** One sentence for cards. */
  summary: line(110),
  /** The card's link, such as "See pricing". */
  cardLink: line(28),
  picture,
  /** Three published figures. agreed-figures.yaml has the last word on their values. */
  results: z.strictObject({ ...sectionHead, items: z.array(stat).length(3, 'must have exactly 3 figures') }),
  features: z.strictObject({ ...sectionHead, items: z.array(featureCard).length(6, 'must have exactly 6 cards') }),
  benefits: z.strictObject({ ...sectionHead, items: z.array(line(90)).length(6, 'must have exactly 6 lines') }),
  /** The case study shown as proof, and the line that introduces it. */
  proof: z.strictObject({ caseStudy: slug, heading: line(100) }),
  closing,
});
export type Offer = z.infer<typeof offer>;
