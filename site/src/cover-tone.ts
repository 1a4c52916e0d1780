import type { Document } from '../../content/schema/document.ts';
import { drawingList } from './illustrations/drawing-list.ts';
import type { Tone } from './illustrations/picture-props.ts';

/** The field of a document's cover, on the PDF and on its card. A panorama stands on sand, which no other resource's cover has. */
export function coverTone({ picture, panorama }: Pick<Document, 'picture' | 'panorama'>): Tone {
  return panorama || !picture ? 'sand' : drawingList[picture.drawing].tone;
}
