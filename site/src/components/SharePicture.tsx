import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { Picture } from './Picture.tsx';

/** Renders the drawing of a share picture on a page that shows none. scripts/build/finish/finish-page.ts removes the drawing. */
export function SharePicture({ picture }: { picture: z.infer<typeof pictureSchema> }) {
  return (
    <div hidden data-share-picture>
      <Picture picture={picture} crop="hero" />
    </div>
  );
}
