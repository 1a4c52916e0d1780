import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { palette } from '../../../site/src/drawings/palette.ts';
import { typefaceAt, writingSystems } from '../../../site/typeface.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';

/** Size that social networks ask for, in pixels. */
const width = 1200;
const height = 630;
const margin = 48;

/** A rectangle in the picture, in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A share picture in two layers: pages with the same drawing share the background. */
export interface SharePictureParts {
  /** Background: brand and drawing, as an SVG of the whole picture. */
  background: string;
  /** The heading as a separate SVG, and its position in pixels. */
  title: { svg: string; x: number; y: number };
}

/**
 * Composes a page's share picture: the brand with its tagline, the page's heading and its hero drawing.
 * A wide drawing goes below the heading, any other beside it.
 * @param sells one line on what the agency sells; optional
 * @throws Error when the page has no heading, no drawing, or too long a heading
 */
export async function composeSharePicture(page: Root, html: string, sells?: string): Promise<SharePictureParts> {
  const heading = select('main h1', page);
  if (!heading) throw new Error('names a share picture but has no <h1> in its <main>');
  const picture = pagePicture(page, html);
  const card = cardOf(picture);
  const isBeside = card.x > margin;
  // Beside a drawing, the tagline only fits below the name.
  const taglineBox = isBeside ? { x: margin, y: 102, width: card.x - margin - 40 } : { x: 268, y: 55, width: width - 268 - margin };
  const tagline = sells ? await drawWordsOnce(sells, 26, taglineBox.width, { color: palette.inkSoft, weight: 400 }) : undefined;
  const taglineHeight = tagline && isBeside ? tagline.height + 20 : 0;
  const titleBox = isBeside
    ? { width: card.x - margin - 40, height: height - 2 * margin - 80 - taglineHeight }
    : { width: width - 2 * margin, height: card.y - 112 - 20 };
  const title = await drawTitle(textOf(heading), titleBox);
  const y = isBeside ? Math.max(128 + taglineHeight, card.y + card.height - title.height) : 112 + (titleBox.height - title.height) / 2;
  const brand = await drawWordsOnce(String(select('meta[property="og:site_name"]', page)?.properties.content ?? ''), 36, 400);
  const mark = select('header svg', page);

  const background = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Anek Latin">`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    mark ? placed(html.slice(mark.position?.start.offset, mark.position?.end.offset), { x: margin, y: 42, width: 46, height: 46 }) : '',
    placed(brand.svg, { x: margin + 60, y: 47, width: 400, height: brand.height }),
    tagline ? placed(tagline.svg, { ...taglineBox, height: tagline.height }) : '',
    onField(picture, card),
    '</svg>',
  ].join('');
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`;
  return { background, title: { svg: title.svg.replace(/^<svg[^>]*>/, (start) => start + paper), x: margin, y: Math.round(y) } };
}

/** Returns the rectangle of the drawing: below the heading if it is wide, else beside it. */
function cardOf({ width: w, height: h }: PagePicture): Box {
  const ratio = w / h;
  const rowWidth = width - 2 * margin;
  if (ratio > 1.6) {
    const cardHeight = Math.min(rowWidth / ratio, 336);
    return { x: margin, y: height - margin - cardHeight, width: rowWidth, height: cardHeight };
  }
  const cardWidth = Math.min(600, (height - 2 * margin) * ratio);
  return { x: width - margin - cardWidth, y: (height - cardWidth / ratio) / 2, width: cardWidth, height: cardWidth / ratio };
}

/** Places a drawing on its colour field, with round corners. A drawing without a tone has its own field. */
function onField({ svg, tone }: PagePicture, box: Box): string {
  const name = tone?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (name && !(name in palette)) throw new Error(`shows a drawing on the field "${tone}", which the palette does not have`);
  const { x, y, width: w, height: h } = box;
  const shape = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="28" fill="${name ? palette[name as keyof typeof palette] : 'none'}"/>`;
  return `<clipPath id="card">${shape}</clipPath>${shape}<g clip-path="url(#card)">${placed(svg, box)}</g>`;
}

/** Moves and scales a drawing. */
const placed = (svg: string, { x, y, width: w, height: h }: Box) =>
  svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const otherAttributes = attributes.replace(/ (width|height|x|y|class|xmlns)="[^"]*"/g, '');
    return `<svg${otherAttributes} x="${x}" y="${y}" width="${w}" height="${h}">`;
  });

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
async function drawTitle(words: string, box: { width: number; height: number }): Promise<DrawnWords> {
  for (const size of sizes) {
    const drawn = await drawWords(words, size, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  throw new Error(`has a heading that is too long for its share picture: shorten "${words}"`);
}

/** Cache of drawn texts, such as the brand's name. */
const cache = new Map<string, Promise<DrawnWords>>();

/** Draws text that many pages share, with a cache. */
function drawWordsOnce(...args: Parameters<typeof drawWords>): Promise<DrawnWords> {
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

const folder = 'site/.generated';

/** Weights used by headings and drawings. */
const weights = [400, 600, 650, 700] as const;

const fileOf = (script: string, weight: (typeof weights)[number]) => `${folder}/anek-${script}-${weight}.ttf`;

/** Paths of the font files for resvg, one for each weight and writing system. Written by writeShareFonts(). */
export const shareFontFiles = weights.flatMap((weight) => writingSystems.map((script) => fileOf(script, weight)));

/** Writes the font files for share pictures. */
export async function writeShareFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const weight of weights)
    for (const script of writingSystems) writeFileSync(fileOf(script, weight), await typefaceAt(script, weight));
}

let heading: Font[] | undefined;

/** Returns the fonts for satori. The array is always the same, because satori parses the fonts of each new array. */
function headingFonts(): Font[] {
  // satori falls back to the next family for a missing character.
  heading ??= writingSystems.flatMap((script) => [
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 650)), weight: 600 },
    { name: `Anek ${script}`, data: readFileSync(fileOf(script, 400)), weight: 400 },
  ]);
  return heading;
}
