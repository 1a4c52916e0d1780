import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The scripts that the site's typeface has a file for. */
export const typefaceScripts = ['latin', 'latin-ext'] as const;

const fileOf = (script: (typeof typefaceScripts)[number]) =>
  `node_modules/@fontsource-variable/anek-latin/files/anek-latin-${script}-wght-normal.woff2`;

/** ₹ alone, in 1 KB and at all weights: most pages show it, and the file that it stands in weighs 36 KB. */
export const rupeeSign = (): Promise<Buffer> => subsetFont(readFileSync(fileOf('latin-ext')), '₹', { targetFormat: 'woff2' });

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
