import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon } from './drawings.ts';
import { between } from './list.ts';
import { line, slug } from './words.ts';

/** A downloadable document. */
export const resource = z.strictObject({
  type: z.enum(['Guide', 'Case Study', 'Whitepaper'], { error: 'must be Guide, Case Study or Whitepaper' }),
  title: line(60),
  description: line(180),
  /** One of the categories in pages/resources.yaml. */
  category: slug.meta({ role: 'category' }),
  /** Icon on the document's cover. */
  icon: icon.meta({ title: 'Icon on its cover' }),
  /** Path of the PDF. Until the file exists, the card links to the contact form instead. */
  downloadLink: z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/, 'must look like /documents/name.pdf'),
  ...answerable,
  /** Titles of the chapters, in order. */
  contents: between(3, 6, line(70)).meta({ title: 'What is inside' }),
});
export type Resource = z.infer<typeof resource>;
