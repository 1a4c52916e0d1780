import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { palette } from '../../site/src/illustrations/palette.ts';
import { drawTitle, drawWordsOnce } from './draw-words.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';

/** What the services that show share pictures ask for, in pixels. */
const width = 1200;
const height = 630;
const margin = 48;
const gap = 24;

/** A place in the picture, in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A share picture in its two parts: pages that show the same drawing have the same ground. */
export interface SharePictureParts {
  /** The brand and the drawing, as an SVG of the whole picture. */
  ground: string;
  /** The heading on its own piece of paper, as an SVG, and where it lies, in pixels. */
  title: { svg: string; x: number; y: number };
}

/**
 * Makes a page's share picture: the brand and what it sells, the page's own heading, and the drawing that its hero shows.
 * A wide drawing lies under the heading, any other stands beside it.
 * @param sells what the agency sells, in a line; its name stands alone without it
 * @throws Error when the page has no heading, no drawing, or too long a heading
 */
export async function composeSharePicture(page: Root, html: string, sells?: string): Promise<SharePictureParts> {
  const heading = select('main h1', page);
  if (!heading) throw new Error('names a share picture but has no <h1> in its <main>');
  const picture = pagePicture(page, html);
  const cards = cardsOf(picture);
  const [card] = cards as [Box];
  const isBeside = cards.length === 1 && card.x > margin;
  // Beside a drawing there is room for it only under the name.
  const place = isBeside ? { x: margin, y: 102, width: card.x - margin - 40 } : { x: 268, y: 55, width: width - 268 - margin };
  const line = sells ? await drawWordsOnce(sells, 26, place.width, { color: palette.inkSoft, weight: 400 }) : undefined;
  const below = line && isBeside ? line.height + 20 : 0;
  const space = isBeside
    ? { width: card.x - margin - 40, height: height - 2 * margin - 80 - below }
    : { width: width - 2 * margin, height: card.y - 112 - 20 };
  const title = await drawTitle(textOf(heading), space);
  const y = isBeside ? Math.max(128 + below, card.y + card.height - title.height) : 112 + (space.height - title.height) / 2;
  const brand = await drawWordsOnce(String(select('meta[property="og:site_name"]', page)?.properties.content ?? ''), 36, 400);
  const mark = select('header svg', page);

  const ground = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Anek Latin">`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    mark ? placed(html.slice(mark.position?.start.offset, mark.position?.end.offset), { x: margin, y: 42, width: 46, height: 46 }) : '',
    placed(brand.svg, { x: margin + 60, y: 47, width: 400, height: brand.height }),
    line ? placed(line.svg, { ...place, height: line.height }) : '',
    ...cards.map((box, index) => onField(picture.drawings[index] as string, box, `card-${index}`, picture.tones[index])),
    '</svg>',
  ].join('');
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`;
  return { ground, title: { svg: title.svg.replace(/^<svg[^>]*>/, (start) => start + paper), x: margin, y: Math.round(y) } };
}

/** Where the drawings stand: beside the heading, under it, or in a row under it. */
function cardsOf({ drawings, width: w, height: h }: PagePicture): Box[] {
  const ratio = w / h;
  const most = width - 2 * margin;
  if (drawings.length > 1) {
    const each = (most - gap * (drawings.length - 1)) / drawings.length;
    const tall = each / ratio;
    return drawings.map((_, index) => ({ x: margin + index * (each + gap), y: height - margin - tall, width: each, height: tall }));
  }
  if (ratio > 1.6) {
    const low = Math.min(most / ratio, 336);
    return [{ x: margin, y: height - margin - low, width: most, height: low }];
  }
  const wide = Math.min(600, (height - 2 * margin) * ratio);
  return [{ x: width - margin - wide, y: (height - wide / ratio) / 2, width: wide, height: wide / ratio }];
}

/** A drawing in its place, on its field of colour and with round corners. One without a tone brings its own field. */
function onField(svg: string, box: Box, id: string, tone?: string): string {
  const name = tone?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (name && !(name in palette)) throw new Error(`shows a drawing on the field "${tone}", which the palette does not have`);
  const { x, y, width: w, height: h } = box;
  const shape = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="28" fill="${name ? palette[name as keyof typeof palette] : 'none'}"/>`;
  return `<clipPath id="${id}">${shape}</clipPath>${shape}<g clip-path="url(#${id})">${placed(svg, box)}</g>`;
}

/** A drawing in another place and size than it was drawn for. */
const placed = (svg: string, { x, y, width: w, height: h }: Box) =>
  svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const own = attributes.replace(/ (width|height|x|y|class|xmlns)="[^"]*"/g, '');
    return `<svg${own} x="${x}" y="${y}" width="${w}" height="${h}">`;
  });
