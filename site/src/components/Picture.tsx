import type { z } from 'zod';
import type { picture as pictureSchema, vignette as vignetteSchema } from '../../../content/schema/drawings.ts';
import { pictures, vignettes } from '../drawings/tones.ts';
import { PictureDrawing } from '../stills/PictureDrawing.tsx';
import './answers.css';
import type { Photo as PhotoContent } from '../../../content/schema/photo.ts';
import { preparedPhoto } from '../data/photos.ts';
import { VignetteDrawing } from '../stills/VignetteDrawing.tsx';
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

/** `sizes` attribute by the photo's place. */
const sizes = {
  card: '(min-width: 900px) 400px, 100vw',
  hero: '(min-width: 900px) 600px, 100vw',
  panorama: '(min-width: 1290px) 1240px, 100vw',
  portrait: '240px',
} as const;

interface PhotoProps {
  photo: PhotoContent;
  place: keyof typeof sizes;
  /** Leaves the alt text empty, in cards whose text describes the picture. */
  silent?: boolean;
}

/** Renders a photo that fills its container. Loads with high priority at the top of a page, else lazily. */
export function Photo({ photo, place, silent = false }: PhotoProps) {
  const isFirst = place === 'hero' || place === 'panorama';
  const alt = silent ? '' : photo.alt;
  const common = {
    className: s.photo,
    loading: isFirst ? undefined : ('lazy' as const),
    fetchPriority: isFirst ? ('high' as const) : undefined,
  };
  if ('address' in photo) return <img {...common} alt={alt} src={photo.address} referrerPolicy="no-referrer" />;

  const { avif, webp, width, height } = preparedPhoto(photo.file);
  const set = (list: typeof avif) => list.map((size) => `${size.src} ${size.width}w`).join(', ');
  return (
    <picture className={s.frame}>
      <source type="image/avif" srcSet={set(avif)} sizes={sizes[place]} />
      <img {...common} alt={alt} srcSet={set(webp)} src={webp.at(-1)?.src} sizes={sizes[place]} width={width} height={height} />
    </picture>
  );
}

/** Renders a small drawing on its background colour, beside a page's heading. */
export function Vignette({ drawing, alt }: z.infer<typeof vignetteSchema>) {
  return (
    <div className={`picture ${s.vignette} tone-${vignettes[drawing]}`}>
      <VignetteDrawing drawing={drawing} alt={alt} />
    </div>
  );
}
