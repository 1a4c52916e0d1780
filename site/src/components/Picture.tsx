import type { z } from 'zod';
import type { picture as pictureSchema } from '../../../content/schema/drawings.ts';
import { drawingList } from '../illustrations/drawing-list.ts';
import { Photo } from './Photo.tsx';
import './answers.css';
import s from './Picture.module.css';

interface PictureProps {
  picture: z.infer<typeof pictureSchema>;
  /** card: wide and low, for lists; hero: taller, with more of the story. */
  crop: 'card' | 'hero';
  /** In a card whose text says the same, the picture stays silent. */
  silent?: boolean;
  /** A square detail of it on a phone, so that a list of pages stays short enough to be looked over. */
  isTile?: boolean;
}

/** A drawing on its field of colour, or the owner's photograph in its place. */
export function Picture({ picture: { drawing, alt, photo }, crop, silent = false, isTile = false }: PictureProps) {
  const { Picture: Drawing, tone, detail } = drawingList[drawing];
  return (
    <div className={`picture ${s.field} ${s[crop]} ${isTile ? s.tile : ''} tone-${tone}`}>
      {photo ? (
        <Photo photo={photo} place={crop} silent={silent} />
      ) : (
        <Drawing alt={silent ? '' : alt} crop={crop} detail={isTile ? detail : undefined} />
      )}
    </div>
  );
}
