import type { Document } from '../../../content/schema/document.ts';
import { pictures, type Tone, vignettes } from '../drawings/tones.ts';

/** Returns the background of a document's cover, on the PDF and its card. Panoramas have sand, which other covers do not use. */
export function coverTone({ picture, vignette }: Pick<Document, 'picture' | 'vignette'>): Tone {
  if (vignette) return vignettes[vignette.drawing];
  return picture ? pictures[picture.drawing].tone : 'sand';
}
