import { z } from 'zod';
import { internalLink, line, link } from './words.ts';

export const navigation = z.strictObject({
  /** Top menu, left to right. */
  main: z.array(z.strictObject({ label: line(20), href: internalLink, children: z.array(link).optional() })).min(1),
  /** The button at the end of the header. */
  action: link,
  /** Columns of links in the footer. The site's map and other plain files are addressed in full. */
  footer: z
    .array(
      z.strictObject({
        heading: line(24),
        links: z.array(z.strictObject({ label: line(30), href: z.string().regex(/^\/[a-z0-9/.#-]*$/) })).min(1),
      }),
    )
    .min(1),
});
export type Navigation = z.infer<typeof navigation>;
