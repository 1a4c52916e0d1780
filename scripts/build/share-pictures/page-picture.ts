import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { pageElements } from '../finish/page-policy.ts';

/** The drawing that represents a page. */
export interface PagePicture {
  /** One drawing, or a row of similar drawings such as portraits; each is a complete `<svg>`. */
  drawings: string[];
  width: number;
  height: number;
  /** Colour field behind each drawing, such as marigold-tint; undefined if the drawing has its own. */
  tones: (string | undefined)[];
}

/** Property, in hast's spelling, of a wrapper whose drawing is only for the share picture. */
export const onlyToShare = 'dataSharePicture';

/** Maximum number of upright drawings in one row. */
const maxDrawings = 6;

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
  const first = (marked && select(drawing, marked)) ?? select(`main ${drawing}`, page) ?? select(brandMark, page);
  if (!first) throw new Error('names a share picture but has no drawing to make it from: add one, or remove the og:image');
  const [, , width = 0, height = 0] = String(first.properties.viewBox).split(' ').map(Number);
  const isAlike = ({ properties }: Element) => properties.viewBox === first.properties.viewBox;
  const shown = width < height ? selectAll(`main ${drawing}`, page).filter(isAlike).slice(0, maxDrawings) : [first];
  return {
    drawings: shown.map((element) => sourceOf(element, html)),
    width,
    height,
    tones: shown.map((element) => toneAround(element, page)),
  };
}

const sourceOf = ({ position }: Element, html: string) => html.slice(position?.start.offset, position?.end.offset);

/** Returns the colour field of the nearest ancestor that has one. */
function toneAround(drawing: Element, page: Root): string | undefined {
  const names = pathTo(drawing, page)?.flatMap(({ properties }) => (properties.className ?? []) as string[]);
  return names?.findLast((name) => name.startsWith('tone-'))?.slice('tone-'.length);
}

/** Returns the ancestors of an element, outermost first, and the element. */
function pathTo(element: Element, parent: Root | Element): Element[] | undefined {
  for (const child of parent.children) {
    if (child === element) return [child];
    if (child.type !== 'element') continue;
    const path = pathTo(element, child);
    if (path) return [child, ...path];
  }
  return undefined;
}
