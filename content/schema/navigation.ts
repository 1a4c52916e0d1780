import { z } from 'zod';
import { atLeast } from './list.ts';
import { internalLink, line, link } from './words.ts';

export const navigation = z.strictObject({
  /** Top menu, left to right. */
  main: atLeast(1, { label: line(20), href: internalLink, children: z.array(link).optional() }),
  /** The button at the end of the header. */
  action: link,
  /** Columns of links in the footer. They may also lead to files, such as /llms.txt. */
  footer: atLeast(1, {
    heading: line(24),
    links: atLeast(1, {
      label: line(30),
      href: z
        .string()
        .regex(/^\/[a-z0-9/.#-]*$/)
        .meta({ role: 'link', title: 'Where it leads' }),
    }),
  }),
});
export type Navigation = z.infer<typeof navigation>;

/** Addresses of former pages, and the page that replaced each. */
export const redirects = z.strictObject({
  moved: z.array(
    z.strictObject({
      from: z
        .string()
        .regex(/^(\/[a-z0-9-]+)+(\.pdf)?$/, 'must be an address of this site without a slash at its end, such as /services/forecasts'),
      to: internalLink.meta({ role: undefined }).or(z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/)),
    }),
  ),
});
