import sharp, { type OutputInfo } from 'sharp';
import { RefusedFile } from './refused-file.ts';

/** Most pixels of a picture, in millions: a phone's largest photographs have 200. */
const MOST_MEGAPIXELS = 210;
const options = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error', sequentialRead: true } as const;
const smaller = 'Save it smaller, such as 4,000 pixels wide, and choose that file.';

// SVG, PDF and the library's other formats are not even tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`) });
// Each picture is opened once.
sharp.cache(false);

/** Pixels of a picture: sRGB with 8 bits, and no metadata. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Opens a picture upright and scaled down into a box. JPEG and WebP are scaled while they are decoded, so that even a large photograph
 * takes little memory.
 * @param box in pixels
 * @throws RefusedFile
 */
export async function openPicture(path: string, box: { width: number; height: number }): Promise<Pixels> {
  let size = 'more pixels';
  try {
    const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    size = `${Math.round((width * height) / 1_000_000)} megapixels (${width} × ${height})`;
    if (width * height > options.limitInputPixels) throw new RefusedFile(`has ${size}; the limit is ${MOST_MEGAPIXELS}`, smaller);
    if (pages > 1) throw new RefusedFile(`has ${pages} pictures in it`, 'Save one of them as JPEG or PNG, and choose that file.');
    const upright = sharp(path, options).autoOrient().toColourspace('srgb');
    return await upright
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    if (/memory/i.test(String(error))) throw new RefusedFile(`has ${size}, more than can be opened here`, smaller);
    throw new RefusedFile('cannot be read as a picture', 'Open it, save it anew as JPEG or PNG, and choose that file.');
  }
}

/** Returns a pipeline that starts with these pixels. */
export const pipelineOf = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } });
