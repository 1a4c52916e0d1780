import { z } from 'zod';
import { picture } from './drawings.ts';
import { closing, pageHead, point, quote } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { line, slug } from './words.ts';

export const caseStudy = toConfirm(
  'story',
  z.strictObject({
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
    services: z.array(slug).min(1).max(4),
    tags: z.array(line(24)).min(2).max(4),
    /** Heading over its three results. */
    resultsHeading: line(60),
    /** Paragraphs. */
    challenge: z.array(line(420)).min(1).max(3),
    solution: z.array(line(420)).min(1).max(3),
    /** Steps in their order. */
    implementation: z.array(point).min(3).max(6),
    testimonial: quote,
    /** Months from the first meeting to the whole shop. */
    timeline: z.number({ error: 'must be a whole number of months' }).int().min(1).max(60),
    /** Return within the first year, such as 350%. */
    roi: z.string({ error: 'is missing: write a percentage such as 350%' }).regex(/^\d{1,4}%$/, 'must be a percentage such as 350%'),
    /** Documents to take away, by their file names in content/resources. */
    resources: z.array(slug).max(3),
    closing,
  }),
);
export type CaseStudy = z.infer<typeof caseStudy>;
