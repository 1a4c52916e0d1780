import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inParallel } from '../finish-build/in-parallel.ts';
import { writeWhole } from '../finish-build/write-whole.ts';
import { shareFontFile, shareWeights } from './share-fonts.ts';

/** A share picture and where it is served. */
export interface SharePicture {
  /** Path below the site's folder, such as share/services/analytics.png. */
  file: string;
  svg: string;
}

/** Services fetch a picture only up to some size; a picture over this many bytes is drawn with 256 colours. */
const many = 56_000;

/**
 * Writes share pictures as PNG files. They are also kept in dist/share-pictures/ under their content's hash,
 * so that an unchanged one is not drawn again by the next build.
 * @param dist the folder that holds the site's
 * @param folder the site's folder
 */
export async function renderSharePictures(dist: string, folder: string, pictures: readonly SharePicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const kept = join(dist, 'share-pictures');
  await mkdir(kept, { recursive: true });
  const fontFiles = shareWeights.map(shareFontFile);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Anek Latin' };
  const typeface = createHash('sha256');
  for (const file of fontFiles) typeface.update(await readFile(file));

  const names = await inParallel(pictures, async ({ file, svg }) => {
    const name = `${typeface.copy().update(svg).digest('base64url').slice(0, 24)}.png`;
    const png = (await readFile(join(kept, name)).catch(() => undefined)) ?? (await toPng(svg, font));
    await writeWhole(join(kept, name), png);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), png);
    return name;
  });
  const used = new Set(names);
  const stale = (await readdir(kept)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(kept, name))));
}

async function toPng(svg: string, font: ResvgRenderOptions['font']): Promise<Buffer> {
  // Words outside a drawing are shapes already, and typefaces that nothing asks for take as long to read as the picture to draw.
  const { pixels, width, height } = await renderAsync(svg, { font: svg.includes('<text') ? font : { loadSystemFonts: false } });
  // Not resvg's own PNG: that is made in the thread that waits for it, and a fifth larger. Nothing shines through a share picture.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await picture.png({ compressionLevel: 6 }).toBuffer();
  return png.length > many ? picture.png({ palette: true, colours: 256 }).toBuffer() : png;
}
