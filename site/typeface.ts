import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The scripts that the site's typeface has a file for. */
export const typefaceScripts = ['latin', 'latin-ext'] as const;

/**
 * One file of the typeface at one weight, as TrueType: resvg and satori read no variable fonts, and Chromium prints one as drawings (Type 3).
 * @param weight from 100 to 800
 */
export const typefaceAt = (script: (typeof typefaceScripts)[number], weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(`node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
