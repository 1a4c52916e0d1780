import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Subsets of the typeface, one file each. */
export const writingSystems = ['latin', 'latin-ext'] as const;

const fileOf = (script: (typeof writingSystems)[number]) =>
  `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`;

/**
 * Web font file with the letters that every page needs, and ₹, which the package has in another file. Made with `subsetFont` from
 * AnekLatin[wdth,wght].ttf 1.003 (github.com/EkType/Anek): characters of the package's subset `latin` and ₹, axes as below and width 100,
 * features kern, ccmp, liga, tnum and rvrn, names 0, 13 and 14.
 */
export const mainTypeface = 'site/anek-latin.woff2';

/** Builds the web font file of other Latin letters, with the weights that pages use. */
export const otherLetters = (): Promise<Buffer> =>
  subsetFont(readFileSync(fileOf('latin-ext')), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });

/**
 * Builds a TrueType file at one weight: resvg and satori cannot read variable fonts, and Chromium embeds them in PDFs as Type 3 outlines.
 * @param weight 100 to 800
 */
export const typefaceAt = (script: (typeof writingSystems)[number], weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(fileOf(script)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
