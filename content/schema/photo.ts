import { z } from 'zod';
import { altText } from './words.ts';

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|tiff?)$/;

/**
 * A photograph that stands in the place of a drawing: a file of content/photos, or a fixed address on a host that
 * content/photo-hosts.yaml lists. The drawing stays, for share pictures and wherever a photograph is too much.
 */
export const photo = z.union(
  [
    z.strictObject({
      /** Name of a file in content/photos. It is turned upright, stripped of what the camera noted, and made into fitting sizes. */
      file: z
        .string()
        .regex(fileName, 'must be a file name such as shop-front.jpg: small letters, digits and hyphens; jpg, png, webp, avif or tif'),
      alt: altText,
    }),
    z.strictObject({
      /** The picture's address; it has to stay the same. */
      address: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }),
      alt: altText,
    }),
  ],
  { error: 'must have alt and either file (a name in content/photos) or address (https://…), and nothing else' },
);
export type Photo = z.infer<typeof photo>;

/** Hosts that photographs may come from. A visitor's browser asks them for the picture, so they learn of the visit. */
export const photoHosts = z.strictObject({
  hosts: z.array(z.hostname('must be a host name such as images.example.com')),
});
