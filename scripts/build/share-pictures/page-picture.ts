import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { pageElements } from '../finish/page-policy.ts';

/** The drawing that represents a page. */
export interface PagePicture {
  /** A complete `<svg>`. */
  svg: string;
  width: number;
  height: number;
  /** Colour field behind the drawing, such as marigold-tint; undefined if the drawing has its own. */
  tone: string | undefined;
}

/** Property, in hast's spelling, of a wrapper whose drawing is only for the share picture. */
export const onlyToShare = 'dataSharePicture';

const drawing = 'svg[role=img]';

/** Selector of the brand's mark, used by pages without a drawing. */
const brandMark = 'header svg';

/**
 * Finds the drawing that is marked for sharing, else the first drawing with a label, which is the hero's.
 * @param page the parsed page
 * @param html the page's source, from which the drawing is cut
 * @throws Error when the page has neither a drawing nor the brand's mark in its header
 */
export function pagePicture(page: Root, html: string): PagePicture {
  const marked = pageElements(page).find(({ properties }) => onlyToShare in properties);
  const shown = (marked && select(drawing, marked)) ?? select(`main ${drawing}`, page) ?? select(brandMark, page);
  if (!shown) throw new Error('names a share picture but has no drawing to make it from: add one, or remove the og:image');
  const [, , width = 0, height = 0] = String(shown.properties.viewBox).split(' ').map(Number);
  const svg = html.slice(shown.position?.start.offset, shown.position?.end.offset);
  // Of the fields around it, the innermost.
  const field = selectAll('[class*=tone-]', page).findLast((element) => selectAll('svg', element).includes(shown));
  const names = (field?.properties.className ?? []) as string[];
  return { svg, width, height, tone: names.findLast((name) => name.startsWith('tone-'))?.slice('tone-'.length) };
}
