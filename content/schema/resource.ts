import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon } from './drawings.ts';
import { between } from './list.ts';
import { line, slug } from './words.ts';

/** A document to take away. */
export const resource = z.strictObject({
  type: z.enum(['Guide', 'Case Study', 'Whitepaper'], { error: 'must be Guide, Case Study or Whitepaper' }),
  title: line(60),
  description: line(180),
  /** One of the categories in pages/resources.yaml. */
  category: slug,
  /** The sign on its cover. */
  icon,
  /** Where the PDF is served. Until the file exists, the card offers to send it instead. */
  downloadLink: z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/, 'must look like /documents/name.pdf'),
  ...answerable,
  /** What is inside, in order. */
  contents: between(3, 6, line(70)),
});
export type Resource = z.infer<typeof resource>;
