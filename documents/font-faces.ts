import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/**
 * The typeface at the three weights that documents use, as CSS with the files in it. One file for each weight:
 * Chromium prints a variable font as drawings (Type 3), a plain one as a font that readers can search and hint.
 */
export async function fontFaces(): Promise<string> {
  const latin = Array.from({ length: 0x180 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('');
  const weights = [400, 600, 650].map(async (weight) => {
    const file = await subsetFont(readFileSync(source), `${ascii}${latin}‘’“”–—…−`, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    return `@font-face{font-family:"Anek Latin";font-weight:${weight};src:url(data:font/ttf;base64,${Buffer.from(file).toString('base64')})}`;
  });
  return (await Promise.all(weights)).join('');
}
