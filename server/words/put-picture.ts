import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PictureAnswer } from '../../shared/api/words.ts';
import type { Draft } from './draft.ts';
import { writeWhole } from './whole-files.ts';

/** What a picture is cut to, and what must stay in it. */
export interface Crop {
  /** Such as 4:3; as it is, where left out. */
  ratio?: string | undefined;
  /** The point of interest, from 0 at the left and the top to 1. */
  x: number;
  y: number;
}

/** The widest that a build makes is 1860: no more is kept than a reserve. Below the least a page would show it blurred. In pixels. */
const WIDEST = 2_600;
const LEAST = 400;
/** Against pictures that are small in bytes and huge in memory. */
const MOST_PIXELS = 80_000_000;

/** What was sent is no picture that can be used; the message says what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly statusCode = 422;
}

/**
 * Puts an uploaded picture into the draft's photos: upright, cut to a proportion, without what the camera noted (its place too).
 * @param name what its file is to be called, in any words
 * @throws PictureError
 */
export async function putPicture(draft: Draft, bytes: Buffer, name: string, { ratio, x, y }: Crop): Promise<PictureAnswer> {
  // A native library, which is beside the project and not in the server's one file.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const };
  const upright = await sharp(bytes, options)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      const isHeic = /^....ftyp(heic|heix|mif1|hevc)/s.test(bytes.subarray(0, 12).toString('latin1'));
      throw new PictureError(
        isHeic
          ? 'This machine cannot read HEIC: save the picture as JPEG, or let the phone take pictures as "most compatible".'
          : `This cannot be read as a picture (${error.message}): save it as JPEG or PNG.`,
      );
    });
  const area = cropArea(upright.info, ratio, x, y);
  if (area.width < LEAST) throw new PictureError(`The picture would be ${area.width} pixels wide: take one with ${LEAST} or more.`);
  const cut = sharp(upright.data, options).extract(area).resize({ width: WIDEST, withoutEnlargement: true });
  const { hasAlpha } = await sharp(upright.data, options).metadata();
  const made = await (hasAlpha ? cut.png({ compressionLevel: 9 }) : cut.jpeg({ quality: 88, mozjpeg: true })).toBuffer({
    resolveWithObject: true,
  });
  const file = `${slugOf(name)}-${createHash('sha256').update(made.data).digest('hex').slice(0, 8)}.${hasAlpha ? 'png' : 'jpg'}`;
  writeWhole(join(draft.content, 'photos', file), made.data);
  return { file, width: made.info.width, height: made.info.height };
}

/** The largest area of a proportion, around a point as far as the picture's edges allow. */
export function cropArea({ width, height }: { width: number; height: number }, ratio: string | undefined, x: number, y: number) {
  const [across, down] = (ratio?.split(':') ?? [width, height]).map(Number) as [number, number];
  const scale = Math.min(width / across, height / down);
  const [w, h] = [Math.round(across * scale), Math.round(down * scale)];
  const place = (at: number, whole: number, part: number) => Math.round(Math.min(whole - part, Math.max(0, at * whole - part / 2)));
  return { left: place(x, width, w), top: place(y, height, h), width: w, height: h };
}

function slugOf(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words.slice(0, 60).replace(/-+$/, '') || 'picture';
}
