import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Subsets of the typeface, one file each. */
export const writingSystems = ['latin', 'latin-ext'] as const;

const fileOf = (script: (typeof writingSystems)[number]) =>
  `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`;

/**
 * Builds a web font file with the weights that pages use, 10% smaller than with all of the family's weights.
 * @param characters by default all of the subset. ₹ has a separate file of 1 KB, because most pages need nothing else of its subset
 */
export const webTypeface = (script: (typeof writingSystems)[number], characters?: string): Promise<Buffer> =>
  subsetFont(readFileSync(fileOf(script)), characters, {
    keepAllGlyphs: characters === undefined,
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
