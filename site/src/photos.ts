import { existsSync, readFileSync } from 'node:fs';

/** One size of a photograph; width in pixels. */
interface Size {
  src: string;
  width: number;
}

/** What scripts/prepare-photos.ts has made of the files in content/photos, by their names. Width and height in pixels, of the original. */
export type PreparedPhotos = Record<string, { width: number; height: number; avif: Size[]; webp: Size[] }>;

const list = 'site/.generated/photos.json';

/** @throws Error when the photograph is not prepared */
export function preparedPhoto(file: string): PreparedPhotos[string] {
  const photos: PreparedPhotos = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const photo = photos[file];
  if (!photo) throw new Error(`The photograph ${file} is not prepared: run npm run build, or start npm run dev again`);
  return photo;
}
