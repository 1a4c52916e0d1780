import { readFileSync } from 'node:fs';

/** The weights that headings and the lettering in drawings have. */
export const shareWeights = [400, 600, 650, 700] as const;

/** Where scripts/subset-font.ts writes the typeface at one weight: what draws share pictures knows no variable fonts. */
export const shareFontFile = (weight: (typeof shareWeights)[number]) => `site/.generated/anek-latin-${weight}.ttf`;

let heading: Buffer | undefined;

/** The typeface of headings. */
export function headingFont(): Buffer {
  heading ??= readFileSync(shareFontFile(650));
  return heading;
}
