import { z } from 'zod';
import { ownPdf } from './document.ts';
import { picture, portrait } from './drawings.ts';
import { between } from './list.ts';
import { cardSummary, closing, pageHead, point, quoteWords } from './parts.ts';
import { toConfirm } from './to-confirm.ts';
import { entryOf, line } from './words.ts';

const months = z.number({ error: 'must be a whole number of months' }).int().min(1).max(60);

/** A step of the implementation and its duration. */
const step = z.strictObject({
  ...point.shape,
  months: months.meta({ description: 'How long this step takes. All steps together take the months in all.' }),
});

export const caseStudy = toConfirm('story', {
  ...pageHead,
  client: line(24),
  /** Trade, shown beside the client's name. */
  category: line(32),
  /** Slug of the client's industry, if the site has a page for it. */
  industry: entryOf('industries').optional(),
  /** One sentence for cards. */
  summary: cardSummary(140),
  picture,
  /** Slugs of the services that the client uses. */
  services: between(1, 4, entryOf('services')),
  tags: between(2, 4, line(24)),
  /** Paragraphs of the two texts. */
  challenge: between(1, 3, line(420)),
  solution: between(1, 3, line(420)),
  /** Steps in order; their months must add up to `timeline`. */
  implementation: between(3, 6, step),
  /** The client's quote. Without `portrait`, the study's picture is shown. */
  testimonial: toConfirm('quote', { ...quoteWords, portrait: portrait.optional() }),
  /** Months from the first meeting to the rollout in the whole shop. */
  timeline: months.meta({ title: 'Months in all', description: 'From the first meeting until the whole shop had it.' }),
  /** Return within the first year, such as 350%. */
  roi: z
    .string({ error: 'is missing: write a percentage such as 350%' })
    .regex(/^\d{1,4}%$/, 'must be a percentage such as 350%')
    .meta({
      role: 'text',
      title: 'Return within the first year',
      description: 'What the shop gained for what it spent, in percent, such as 350%.',
    }),
  /** In place of a document that is printed from the words in documents/. */
  pdf: ownPdf.optional(),
  /** Documents to download, by their file names in content/resources. */
  resources: z.array(entryOf('resources')).max(3),
  closing,
});
export type CaseStudy = z.infer<typeof caseStudy>;
