import { createElement } from 'react';
import satori from 'satori';
import { palette } from '../../../site/src/drawings/palette.ts';
import { headingFonts } from './share-fonts.ts';

/** Title sizes to try, in pixels, largest first. */
const sizes = [76, 68, 60, 54, 48, 42, 36, 30];

/** Text converted to shapes. */
interface DrawnWords {
  /** A complete `<svg>`. */
  svg: string;
  /** Height in pixels. */
  height: number;
}

/**
 * Draws a title in balanced lines, as large as fits its box.
 * @param box width and height in pixels
 * @throws Error when the title does not fit at the smallest size
 */
export async function drawTitle(words: string, box: { width: number; height: number }): Promise<DrawnWords> {
  for (const size of sizes) {
    const drawn = await drawWords(words, size, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  throw new Error(`has a heading that is too long for its share picture: shorten "${words}"`);
}

/** Cache of drawn texts, such as the brand's name. */
const cache = new Map<string, Promise<DrawnWords>>();

/** Draws text that many pages share, with a cache. */
export function drawWordsOnce(...args: Parameters<typeof drawWords>): Promise<DrawnWords> {
  const key = JSON.stringify(args);
  const drawing = cache.get(key) ?? drawWords(...args);
  cache.set(key, drawing);
  return drawing;
}

/** Draws text at one size, wrapped at a width (both in pixels); by default in the colour and weight of headings. */
async function drawWords(
  words: string,
  size: number,
  width: number,
  { color = palette.ink as string, weight = 650 as 400 | 650 } = {},
): Promise<DrawnWords> {
  const style = {
    fontSize: size,
    lineHeight: 1.06,
    letterSpacing: size * (weight === 400 ? 0 : -0.02),
    color,
    fontWeight: weight === 650 ? 600 : weight,
    textWrap: 'balance',
    // Extra width, because the last glyph of a line may overhang its advance.
    paddingRight: 8,
  };
  const svg = await satori(createElement('div', { style }, words), { width, fonts: headingFonts() });
  return { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) };
}
