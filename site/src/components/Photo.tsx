import type { Photo as PhotoContent } from '../../../content/schema/photo.ts';
import { preparedPhoto } from '../data/photos.ts';
import s from './Photo.module.css';

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
