import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { pictures } from '../drawings/tones.ts';
import { PictureDrawing } from '../stills/PictureDrawing.tsx';
import './answers.css';
import { Photo } from './Photo.tsx';
import s from './Picture.module.css';

interface PictureProps {
  picture: z.infer<typeof pictureSchema>;
  /** card: wide and low, for lists; hero: the whole drawing. */
  crop: 'card' | 'hero';
  /** Leaves the alt text empty, in cards whose text describes the picture. */
  silent?: boolean;
  /** Shows a square detail on phones, which keeps lists of pages short. */
  isTile?: boolean;
}

/** Renders a drawing on its background colour, or the photo that replaces it. */
export function Picture({ picture: { drawing, alt, photo }, crop, silent = false, isTile = false }: PictureProps) {
  return (
    <div className={`picture ${s.field} ${s[crop]} ${isTile ? s.tile : ''} tone-${pictures[drawing].tone}`}>
      {photo ? (
        <Photo photo={photo} place={crop} silent={silent} />
      ) : (
        <PictureDrawing name={drawing} alt={silent ? '' : alt} crop={crop} isDetail={isTile} />
      )}
    </div>
  );
}
