import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The scripts that the site's typeface has a file for. */
export const typefaceScripts = ['latin', 'latin-ext'] as const;

const fileOf = (script: (typeof typefaceScripts)[number]) =>
  `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`;

/**
 * A file for browsers, with the weights that pages use: a tenth lighter than the family's own.
 * @param characters all that the script has; ₹ alone comes in 1 KB, and most pages show it and nothing else of its file
 */
export const webTypeface = (script: (typeof typefaceScripts)[number], characters?: string): Promise<Buffer> =>
  subsetFont(readFileSync(fileOf(script)), characters, {
    keepAllGlyphs: characters === undefined,
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });

/**
 * One file of the typeface at one weight, as TrueType: resvg and satori read no variable fonts, and Chromium prints one as drawings (Type 3).
 * @param weight from 100 to 800
 */
export const typefaceAt = (script: (typeof typefaceScripts)[number], weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(fileOf(script)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
