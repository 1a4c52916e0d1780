import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PictureAnswer } from '../../shared/api/words.ts';
import type { Draft } from './draft.ts';
import { writeWhole } from './whole-files.ts';

/** Crop of a picture. */
export interface Crop {
  /** Aspect ratio such as 4:3. If left out, the picture keeps its ratio. */
  ratio?: string | undefined;
  /** Focal point, from 0 (left, top) to 1. */
  x: number;
  y: number;
}

/** Greatest stored width in pixels: the widest rendition of a build is 1860, and the rest is reserve. */
const WIDEST = 2_600;
/** Least width in pixels. Pages would show a narrower picture blurred. */
const NARROWEST = 400;
/** Limit of pixels, against decompression bombs. */
const MOST_PIXELS = 80_000_000;

/** Error for an upload that is not a usable picture. The message names the fix. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly statusCode = 422;
}

/**
 * Saves an uploaded picture in the draft: rotated upright, cropped, and without EXIF data such as the location.
 * @param name file name of the upload
 * @throws PictureError
 */
export async function putPicture(draft: Draft, bytes: Buffer, name: string, { ratio, x, y }: Crop): Promise<PictureAnswer> {
  // sharp is a native library and cannot be bundled.
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
  if (area.width < NARROWEST) throw new PictureError(`The picture would be ${area.width} pixels wide: take one with ${NARROWEST} or more.`);
  const cut = sharp(upright.data, options).extract(area).resize({ width: WIDEST, withoutEnlargement: true });
  const { hasAlpha } = await sharp(upright.data, options).metadata();
  const encoded = await (hasAlpha ? cut.png({ compressionLevel: 9 }) : cut.jpeg({ quality: 88, mozjpeg: true })).toBuffer({
    resolveWithObject: true,
  });
  const file = `${slugOf(name)}-${createHash('sha256').update(encoded.data).digest('hex').slice(0, 8)}.${hasAlpha ? 'png' : 'jpg'}`;
  writeWhole(join(draft.content, 'photos', file), encoded.data);
  return { file, width: encoded.info.width, height: encoded.info.height };
}

/** Returns the largest crop of an aspect ratio, centred on a point as far as the picture's edges allow. */
export function cropArea({ width, height }: { width: number; height: number }, ratio: string | undefined, x: number, y: number) {
  const [ratioWidth, ratioHeight] = (ratio?.split(':') ?? [width, height]).map(Number) as [number, number];
  const scale = Math.min(width / ratioWidth, height / ratioHeight);
  const [w, h] = [Math.round(ratioWidth * scale), Math.round(ratioHeight * scale)];
  const offset = (focus: number, whole: number, part: number) => Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)));
  return { left: offset(x, width, w), top: offset(y, height, h), width: w, height: h };
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
