import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { Picture } from './Picture.tsx';

/** The drawing for a page's share picture, where the page itself shows none. The finished page goes without it (scripts/finish-build/finish-page.ts). */
export function SharePicture({ picture }: { picture: z.infer<typeof pictureSchema> }) {
  return (
    <div hidden data-share-picture>
      <Picture picture={picture} crop="hero" />
    </div>
  );
}
