import { z } from 'zod';
import { picture, portrait } from './drawings.ts';
import { between } from './list.ts';
import { closing, pageHead, point, quoteWords } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, slug } from './words.ts';

/** A step of the work, with the months that it took. */
const step = z.strictObject({ ...point.shape, months: z.number({ error: 'must be a whole number of months' }).int().min(1).max(60) });

export const caseStudy = toConfirm('story', {
  ...pageHead,
  client: line(24),
  /** The trade, as shown beside the client's name. */
  category: line(32),
  /** The industry page it belongs to. */
  industry: slug,
  /** One sentence for cards. */
  summary: line(140),
  picture,
  /** Services that the client uses, by the addresses of their pages. */
  services: between(1, 4, slug),
  tags: between(2, 4, line(24)),
  /** Paragraphs. */
  challenge: between(1, 3, line(420)),
  solution: between(1, 3, line(420)),
  /** Steps in their order; their months add up to the timeline. */
  implementation: between(3, 6, step),
  /** With the drawn portrait of who says it; without one the study's own picture stands there. */
  testimonial: toConfirm('quote', { ...quoteWords, portrait: portrait.optional() }),
  /** Months from the first meeting to the whole shop. */
  timeline: z.number({ error: 'must be a whole number of months' }).int().min(1).max(60),
  /** Return within the first year, such as 350%. */
  roi: z.string({ error: 'is missing: write a percentage such as 350%' }).regex(/^\d{1,4}%$/, 'must be a percentage such as 350%'),
  /** Documents to take away, by their file names in content/resources. */
  resources: z.array(slug).max(3),
  closing,
});
export type CaseStudy = z.infer<typeof caseStudy>;
