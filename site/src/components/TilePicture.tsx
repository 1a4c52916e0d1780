import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { Picture } from './Picture.tsx';
import s from './TilePicture.module.css';

/** A card's drawing without a name; on a phone a square detail of it, so that a list of pages stays short enough to be looked over. */
export function TilePicture({ picture }: { picture: z.infer<typeof pictureSchema> }) {
  return (
    <div className={s.tile}>
      <Picture picture={picture} crop="card" silent isTile />
    </div>
  );
}
