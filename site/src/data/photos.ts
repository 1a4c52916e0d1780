import { existsSync, readFileSync } from 'node:fs';

/** A size of a photo; width in pixels. */
interface Size {
  src: string;
  width: number;
}

/** Output of scripts/build/prepare-photos.ts by file name in content/photos. `width` and `height` are those of the widest, in pixels. */
export type PreparedPhotos = Record<string, { width: number; height: number; avif: Size[]; webp: Size[] }>;

/** Path of the list. A preview has a list of its own, because others and builds run beside it. */
export const photoList = () => process.env.PHOTO_LIST ?? 'site/.generated/photos.json';

/** Returns a photo's prepared sizes. @throws Error when it has none */
export function preparedPhoto(file: string): PreparedPhotos[string] {
  const list = photoList();
  const photos: PreparedPhotos = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const photo = photos[file];
  if (!photo) throw new Error(`The photograph ${file} is not prepared: run npm run build, or start npm run dev again`);
  return photo;
}
