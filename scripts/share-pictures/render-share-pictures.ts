import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inParallel } from '../finish-build/in-parallel.ts';
import { writeWhole } from '../finish-build/write-whole.ts';
import type { SharePictureParts } from './compose-share-picture.ts';
import { shareFontFiles } from './share-fonts.ts';

/** A share picture and where it is served. */
export interface SharePicture extends SharePictureParts {
  /** Path below the site's folder, such as share/services/analytics.png. */
  file: string;
}

/** Services fetch a picture only up to some size; a picture over this many bytes is drawn with 256 colours. */
const many = 56_000;

/** Grounds that are remembered, 3 MB each: pages with the same drawing follow one another. */
const GROUNDS = 4;

/**
 * Writes share pictures as PNG files. They are also kept in dist/share-pictures/ under their content's hash,
 * so that an unchanged one is not drawn again by the next build.
 * @param dist the folder that holds the site's
 * @param folder the site's folder
 */
export async function renderSharePictures(dist: string, folder: string, pictures: readonly SharePicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const keep = join(dist, 'share-pictures');
  await mkdir(keep, { recursive: true });
  const font = { fontFiles: shareFontFiles, loadSystemFonts: false, defaultFontFamily: 'Anek Latin' };
  const typeface = createHash('sha256');
  for (const file of shareFontFiles) typeface.update(await readFile(file));

  const grounds = new Map<string, Promise<Pixels>>();
  const drawnGround = (svg: string): Promise<Pixels> => {
    const ground = grounds.get(svg) ?? draw(svg, font);
    grounds.set(svg, ground);
    const [oldest] = grounds.keys();
    if (grounds.size > GROUNDS) grounds.delete(oldest as string);
    return ground;
  };
  const names = await inParallel(pictures, async ({ file, ground, title }) => {
    const name = `${typeface
      .copy()
      .update(JSON.stringify([ground, title]))
      .digest('base64url')
      .slice(0, 24)}.png`;
    const kept = await readFile(join(keep, name)).catch(() => undefined);
    const png = kept ?? (await toPng(laidOn(await drawnGround(ground), await draw(title.svg, font), title)));
    await writeWhole(join(keep, name), png);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), png);
    return name;
  });
  const used = new Set(names);
  const stale = (await readdir(keep)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(keep, name))));
}

/** Four bytes a pixel, row by row. */
interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
}

async function draw(svg: string, font: ResvgRenderOptions['font']): Promise<Pixels> {
  // Words outside a drawing are shapes already, and typefaces that nothing asks for take as long to read as the picture to draw.
  const { pixels, width, height } = await renderAsync(svg, { font: svg.includes('<text') ? font : { loadSystemFonts: false } });
  return { pixels, width, height };
}

/** A picture with another one laid on it: neither lets anything shine through. */
function laidOn(ground: Pixels, piece: Pixels, at: { x: number; y: number }): Pixels {
  const pixels = Buffer.from(ground.pixels);
  for (let row = 0; row < piece.height; row++)
    piece.pixels.copy(pixels, ((at.y + row) * ground.width + at.x) * 4, row * piece.width * 4, (row + 1) * piece.width * 4);
  return { ...ground, pixels };
}

async function toPng({ pixels, width, height }: Pixels): Promise<Buffer> {
  // Not resvg's own PNG: that is made in the thread that waits for it, and a fifth larger. Nothing shines through a share picture.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await picture.png({ compressionLevel: 6 }).toBuffer();
  return png.length > many ? picture.png({ palette: true, colours: 256 }).toBuffer() : png;
}
