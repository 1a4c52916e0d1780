import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Crop, cropArea, cropName, wholeName } from '../../shared/api/picture-crop.ts';
import type { PictureAnswer } from '../../shared/api/words.ts';
import { writeAtomically } from './atomic-files.ts';
import type { Draft } from './draft.ts';
import { pictureFile, UploadError, uploadName } from './uploads.ts';

/** Greatest stored width in pixels: the widest rendition of a build is 1860, and the rest is reserve. */
const WIDEST = 2_600;
/** Least width in pixels. Pages would show a narrower picture blurred. */
const NARROWEST = 400;
/** Limit against decompression bombs. */
const options = { limitInputPixels: 80_000_000, failOn: 'error' } as const;

/**
 * Saves an uploaded picture, rotated upright and without EXIF data such as the location, and its crop.
 * @param name file name of the upload
 * @throws UploadError
 */
export async function putPicture(draft: Draft, bytes: Buffer, name: string, crop: Crop): Promise<PictureAnswer> {
  // sharp is a native library and cannot be bundled.
  const { default: sharp } = await import('sharp');
  const upright = await sharp(bytes, options)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      const isHeic = /^....ftyp(heic|heix|mif1|hevc)/s.test(bytes.subarray(0, 12).toString('latin1'));
      throw new UploadError(
        isHeic
          ? 'This machine cannot read HEIC: save the picture as JPEG, or let the phone take pictures as "most compatible".'
          : 'This file is not a picture that can be read: choose a JPEG, PNG, WebP or HEIC.',
      );
    });
  areaOf(upright.info, crop);
  const { data, extension } = await encode(upright.data, (picture) => picture.resize({ width: WIDEST, withoutEnlargement: true }));
  const file = uploadName(name, data, extension);
  writeAtomically(join(draft.uploads, file), data);
  return cropPicture(draft, file, crop);
}

/**
 * Crops a picture that was uploaded before, or one of content/photos. The words that name the crop take it into the draft.
 * @param file name of the picture, or of another crop of it
 * @throws UploadError
 */
export async function cropPicture(draft: Draft, file: string, crop: Crop): Promise<PictureAnswer> {
  const source = pictureFile(draft, file);
  if (!source) throw new UploadError('This picture is not here any more: choose it again.');
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(readFileSync(source), options).autoOrient().toBuffer({ resolveWithObject: true });
  const area = areaOf(info, crop);
  if (!crop.ratio) return { file: basename(source), width: area.width, height: area.height };
  const cut = await encode(data, (picture) => picture.extract(area));
  const name = cropName(wholeName(basename(source)).replace(/(?<!\w)\w+$/, cut.extension), crop);
  if (!existsSync(draft.path(`photos/${name}`))) writeAtomically(join(draft.uploads, name), cut.data);
  return { file: name, width: area.width, height: area.height };
}

/** @throws UploadError if a page would show it blurred */
function areaOf(size: { width: number; height: number }, crop: Crop) {
  const area = cropArea(size, crop);
  if (area.width < NARROWEST) throw new UploadError(`The picture would be ${area.width} pixels wide: take one with ${NARROWEST} or more.`);
  return area;
}

type Sharp = import('sharp').Sharp;

/** Writes a changed picture as JPEG, or as PNG if it is transparent. */
async function encode(bytes: Buffer, change: (picture: Sharp) => Sharp): Promise<{ data: Buffer; extension: string }> {
  const { default: sharp } = await import('sharp');
  const { hasAlpha } = await sharp(bytes, options).metadata();
  const changed = change(sharp(bytes, options));
  const data = await (hasAlpha ? changed.png({ compressionLevel: 9 }) : changed.jpeg({ quality: 90, mozjpeg: true })).toBuffer();
  return { data, extension: hasAlpha ? 'png' : 'jpg' };
}
