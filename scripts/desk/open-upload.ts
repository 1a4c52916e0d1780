import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { writeAtomically } from '../../server/words/atomic-files.ts';
import type { Opened, UploadTask } from '../../server/words/upload-routes.ts';
import { cropArea, cropName, wholeName } from '../../shared/api/picture-crop.ts';
import type { DocumentAnswer, PictureAnswer } from '../../shared/api/words.ts';
import { slugOf } from '../../shared/format/slug.ts';
import { RefusedFile } from '../build/refused-file.ts';

/*
 * Opens a picture or a PDF that was uploaded, and saves what may be published. server/words/upload-routes.ts runs it in a process of its
 * own, with limits of time and memory.
 *
 *   node scripts/desk/open-upload.ts TASK
 *
 * TASK is JSON (UploadTask). Prints JSON (Opened).
 */

/** Largest stored size in pixels: the widest rendition of a build is 1860, and the rest is reserve. */
const LARGEST = { width: 2_600, height: 5_200 };
/** Least width in pixels. Pages would show a narrower picture blurred. */
const NARROWEST = 400;

async function putPicture({ path, name, of, into, crop }: UploadTask & { kind: 'picture' }): Promise<PictureAnswer> {
  const { openPicture, pipelineOf } = await import('../build/open-picture.ts');
  const pixels = await openPicture(path, LARGEST);
  const area = cropArea(pixels.info, crop);
  const size = { width: area.width, height: area.height };
  if (area.width < NARROWEST)
    throw new RefusedFile(`would be ${area.width} pixels wide on its page`, `Choose one with ${NARROWEST} pixels or more.`);
  // A crop is of the same format as its picture, so that the picture is found by the crop's name.
  const isOpaque = pixels.info.channels % 2 === 1 || (!of && (await pipelineOf(pixels).stats()).isOpaque);
  const extension = isOpaque ? 'jpg' : 'webp';
  const encode = isOpaque ? encodeOpaque : encodeTransparent;
  const whole = of ?? save(into, name, extension, await encode(pipelineOf(pixels)));
  if (!crop.ratio) return { file: whole, ...size };
  const file = cropName(wholeName(whole).replace(/\w+$/, extension), crop);
  writeAtomically(join(into, file), await encode(pipelineOf(pixels).extract(area)));
  return { file, ...size };
}

const encodeOpaque = (picture: Sharp) => picture.removeAlpha().jpeg({ quality: 90, mozjpeg: true }).toBuffer();

/** Drawings are smaller without loss, photographs with it. */
async function encodeTransparent(picture: Sharp): Promise<Buffer> {
  const lossy = await picture.clone().webp({ quality: 90 }).toBuffer();
  const lossless = await picture.clone().webp({ lossless: true }).toBuffer();
  return lossy.length < lossless.length ? lossy : lossless;
}

async function putDocument({ path, name, into }: UploadTask): Promise<DocumentAnswer> {
  const { checkDocument } = await import('./check-document.ts');
  const bytes = readFileSync(path);
  const pages = await checkDocument(bytes);
  return { file: save(into, name, 'pdf', bytes), pages };
}

/** Saves an upload under a name from its own name, in any words, and its content. */
function save(into: string, name: string, extension: string, bytes: Uint8Array): string {
  const slug = slugOf(name.replace(/\.\w+$/, ''), 60) || 'upload';
  const file = `${slug}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${extension}`;
  writeAtomically(join(into, file), bytes);
  return file;
}

const task: UploadTask = JSON.parse(process.argv[2] as string);
const opened = await (task.kind === 'picture' ? putPicture(task) : putDocument(task)).catch((error: unknown): Opened<never> => {
  if (error instanceof RefusedFile) return { refused: { message: `${task.name} ${error.message}`, fix: error.fix } };
  throw error;
});
console.log(JSON.stringify(opened));
