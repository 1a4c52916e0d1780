import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textsOf } from '../../content/checks/content-files.ts';
import { loadContent } from '../../content/load.ts';
import { type PreparedPhotos, photoList } from '../../site/src/data/photos.ts';
import { writeAtomically } from './finish/kept-files.ts';
import { openPicture, pipelineOf } from './open-picture.ts';
import { RefusedFile } from './refused-file.ts';

/** Output folder, from which Astro imports them as assets. */
const target = 'site/public/_assets/photos';

/** Widths in pixels: a card on a phone at 1x and 2x, half a page, a full page. */
const widths = [400, 800, 1240, 1860];
const box = { width: Math.max(...widths), height: 4 * Math.max(...widths) };

/** Encoder quality per format, without visible loss on photographs. */
const formats = { avif: { quality: 52 }, webp: { quality: 74 } } as const;

/**
 * Converts the photographs named in content to AVIF and WebP in several widths, and lists them for the pages.
 * Rotates them upright and strips metadata, location included. Output is cached by content.
 * @param folder the content folder
 * @returns the list
 * @throws Error that names a file that is not a picture
 */
export async function preparePhotos(content = loadContent(), folder = process.env.CONTENT_DIR ?? 'content'): Promise<PreparedPhotos> {
  const photoFields = textsOf(content).filter(({ meta }) => meta.role === 'photo file');
  const prepared: PreparedPhotos = {};
  for (const file of new Set(photoFields.map(({ text }) => text))) prepared[file] = await prepare(join(folder, 'photos', file), file);
  const list = photoList();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(prepared));
  return prepared;
}

async function prepare(source: string, file: string): Promise<PreparedPhotos[string]> {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10);
  const name = `${file.replace(/\.\w+$/, '')}.${hash}`;
  const pixels = await openPicture(source, box).catch((error: unknown) => {
    if (!(error instanceof RefusedFile)) throw error;
    throw new Error(`content/photos/${file} ${error.message}. ${error.fix}`);
  });
  const { width, height } = pixels.info;
  mkdirSync(target, { recursive: true });
  // Pictures are never upscaled: a small picture gets one file, as wide as itself.
  const outputWidths = [...new Set([...widths.filter((step) => step < width), width])];
  const make = (format: keyof typeof formats) =>
    Promise.all(
      outputWidths.map(async (outputWidth) => {
        const path = `${target}/${name}-${outputWidth}.${format}`;
        if (!existsSync(path))
          await writeAtomically(path, await pipelineOf(pixels).resize({ width: outputWidth })[format](formats[format]).toBuffer());
        return { src: path.replace('site/public', ''), width: outputWidth };
      }),
    );
  return { width, height, avif: await make('avif'), webp: await make('webp') };
}
