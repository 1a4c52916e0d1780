import type { Document } from '../../../content/schema/document.ts';
import { pictures, type Tone } from '../drawings/tones.ts';

/** Returns the background of a document's cover, on the PDF and its card. Panoramas have sand, which other covers do not use. */
export function coverTone({ picture, panorama }: Pick<Document, 'picture' | 'panorama'>): Tone {
  return panorama || !picture ? 'sand' : pictures[picture.drawing].tone;
}
