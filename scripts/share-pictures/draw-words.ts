import { createElement } from 'react';
import satori from 'satori';
import { palette } from '../../site/src/illustrations/palette.ts';
import { headingFonts } from './share-fonts.ts';

/** Sizes that a title may have, in pixels, largest first. */
const sizes = [76, 68, 60, 54, 48, 42, 36, 30];

/** Words as shapes, ready to stand in another drawing. */
interface DrawnWords {
  /** A whole `<svg>`. */
  svg: string;
  /** In pixels. */
  height: number;
}

/**
 * Draws a title as large as its box lets it be, in balanced lines.
 * @param box width and height in pixels
 * @throws Error when the words do not fit at the smallest size
 */
export async function drawTitle(words: string, box: { width: number; height: number }): Promise<DrawnWords> {
  for (const size of sizes) {
    const drawn = await drawWords(words, size, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  throw new Error(`has a heading that is too long for its share picture: shorten "${words}"`);
}

/** What was drawn before, as the name of the brand on every page. */
const drawn = new Map<string, Promise<DrawnWords>>();

/** Draws words that stand on many pages: once. See drawWords for what goes in. */
export function drawWordsOnce(...given: Parameters<typeof drawWords>): Promise<DrawnWords> {
  const key = JSON.stringify(given);
  const words = drawn.get(key) ?? drawWords(...given);
  drawn.set(key, words);
  return words;
}

/** Draws words at one size (pixels) into lines of a width (pixels), in the ink and weight of headings or in others. */
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
    // A little room at the end: the last letter of a line may reach over its measure.
    paddingRight: 8,
  };
  const svg = await satori(createElement('div', { style }, words), { width, fonts: headingFonts() });
  return { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) };
}
