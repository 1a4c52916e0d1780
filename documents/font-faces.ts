import subsetFont from 'subset-font';
import { siteTypeface } from '../scripts/typeface/site-typeface.ts';
import { typedCharacters } from '../scripts/typeface/typed-characters.ts';

/**
 * The typeface at the three weights that documents use, as CSS with the files in it. One file for each weight:
 * Chromium prints a variable font as drawings (Type 3), a plain one as a font that readers can search and hint.
 */
export async function fontFaces(): Promise<string> {
  const font = await siteTypeface(typedCharacters);
  const weights = [400, 600, 650].map(async (weight) => {
    const file = await subsetFont(font, typedCharacters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
    return `@font-face{font-family:"Anek Latin";font-weight:${weight};src:url(data:font/ttf;base64,${Buffer.from(file).toString('base64')})}`;
  });
  return (await Promise.all(weights)).join('');
}
