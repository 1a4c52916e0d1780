import { z } from 'zod';
import { internalLink } from './words.ts';

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
