import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { inParallel, writeAtomically } from '../finish/kept-files.ts';
import { type SharePictureParts, shareFontFiles } from './compose-share-picture.ts';

/** A share picture and its path. */
export interface SharePicture extends SharePictureParts {
  /** Path relative to the site folder, such as share/services/analytics.png. */
  file: string;
}

/** Largest PNG in true colour, in bytes: above it, the picture is reduced to 256 colours, because social networks limit the file size. */
const maxTrueColourBytes = 56_000;

/** Backgrounds kept in memory, 3 MB each. */
const BACKGROUNDS = 4;

/**
 * Writes share pictures as PNG, and caches them in dist/share-pictures/ by content hash for the next build.
 * @param dist the build folder
 * @param folder the site folder in it
 */
export async function renderSharePictures(dist: string, folder: string, pictures: readonly SharePicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const cache = join(dist, 'share-pictures');
  await mkdir(cache, { recursive: true });
  const font = { fontFiles: shareFontFiles, loadSystemFonts: false, defaultFontFamily: 'Anek Latin' };
  const fontHash = createHash('sha256');
  for (const file of shareFontFiles) fontHash.update(await readFile(file));

  const backgrounds = new Map<string, Promise<Pixels>>();
  const drawnBackground = (svg: string): Promise<Pixels> => {
    const background = backgrounds.get(svg) ?? draw(svg, font);
    backgrounds.set(svg, background);
    const [oldest] = backgrounds.keys();
    if (backgrounds.size > BACKGROUNDS) backgrounds.delete(oldest as string);
    return background;
  };
  const names = await inParallel(pictures, async ({ file, background, title }) => {
    const name = `${fontHash
      .copy()
      .update(JSON.stringify([background, title]))
      .digest('base64url')
      .slice(0, 24)}.png`;
    const cached = await readFile(join(cache, name)).catch(() => undefined);
    const png = cached ?? (await toPng(overlay(await drawnBackground(background), await draw(title.svg, font), title)));
    await writeAtomically(join(cache, name), png);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), png);
    return name;
  });
  const used = new Set(names);
  const stale = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cache, name))));
}

/** RGBA pixels, row by row. */
interface Pixels {
  pixels: Buffer;
  width: number;
  height: number;
}

async function draw(svg: string, font: ResvgRenderOptions['font']): Promise<Pixels> {
  // Fonts are loaded only for drawings with text: reading them takes as long as drawing the picture.
  const { pixels, width, height } = await renderAsync(svg, { font: svg.includes('<text') ? font : { loadSystemFonts: false } });
  return { pixels, width, height };
}

/** Copies an opaque picture onto another. */
function overlay(background: Pixels, piece: Pixels, offset: { x: number; y: number }): Pixels {
  const pixels = Buffer.from(background.pixels);
  for (let row = 0; row < piece.height; row++)
    piece.pixels.copy(pixels, ((offset.y + row) * background.width + offset.x) * 4, row * piece.width * 4, (row + 1) * piece.width * 4);
  return { ...background, pixels };
}

async function toPng({ pixels, width, height }: Pixels): Promise<Buffer> {
  // Use sharp, because resvg's encoder blocks this thread and makes files a fifth larger. The picture is opaque, so it needs no alpha.
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const png = await picture.png({ compressionLevel: 6 }).toBuffer();
  return png.length > maxTrueColourBytes ? picture.png({ palette: true, colours: 256 }).toBuffer() : png;
}
