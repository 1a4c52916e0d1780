import { readFileSync } from 'node:fs';
import type { Font } from 'satori';

/** The weights that headings and the lettering in drawings have. */
export const shareWeights = [400, 600, 650, 700] as const;

/** Where scripts/subset-font.ts writes the typeface at one weight: what draws share pictures knows no variable fonts. */
export const shareFontFile = (weight: (typeof shareWeights)[number]) => `site/.generated/anek-latin-${weight}.ttf`;

let heading: Font[] | undefined;

/** The typeface of headings and of text, as satori takes it: always the same list, because satori reads a list that it does not know anew. */
export function headingFonts(): Font[] {
  heading ??= [
    { name: 'Anek Latin', data: readFileSync(shareFontFile(650)), weight: 600 },
    { name: 'Anek Latin', data: readFileSync(shareFontFile(400)), weight: 400 },
  ];
  return heading;
}
