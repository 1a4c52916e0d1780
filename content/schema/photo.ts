import { z } from 'zod';
import { altText, webAddress } from './words.ts';

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif|tiff?)$/;

/**
 * A photo that replaces a drawing: a file in content/photos, or a fixed address on a host that
 * content/photo-hosts.yaml lists. Share pictures and some pages still use the drawing. Its places set `ratio` in the schema's metadata:
 * the aspect ratio to which the desk crops uploads.
 */
export const photo = z
  .union(
    [
      z.strictObject({
        /** File name in content/photos. The build rotates it by its EXIF orientation, strips metadata and makes several sizes. */
        file: z
          .string()
          .regex(fileName, 'must be a file name such as shop-front.jpg: small letters, digits and hyphens; jpg, png, webp, avif or tif')
          .meta({ role: 'photo file' }),
        alt: altText,
      }),
      z.strictObject({
        /** Permanent address of the picture. */
        address: webAddress.meta({ role: 'photo address' }),
        alt: altText,
      }),
    ],
    { error: 'must have alt and either file (a name in content/photos) or address (https://…), and nothing else' },
  )
  .meta({ title: 'Photograph' });
export type Photo = z.infer<typeof photo>;

/** Hosts that may serve photos. Each host learns of visits, because the visitor's browser requests the picture there. */
export const photoHosts = z.strictObject({
  hosts: z.array(z.hostname('must be a host name such as images.example.com')),
});
