import type { Document } from '../../../content/schema/document.ts';
import { drawingList } from '../illustrations/drawing-list.ts';
import type { Tone } from '../illustrations/picture-props.ts';

/** Returns the background of a document's cover, on the PDF and its card. Panoramas have sand, which other covers do not use. */
export function coverTone({ picture, panorama }: Pick<Document, 'picture' | 'panorama'>): Tone {
  return panorama || !picture ? 'sand' : drawingList[picture.drawing].tone;
}
