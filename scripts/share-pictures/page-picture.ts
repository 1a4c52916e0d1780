import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { pageElements } from '../finish-build/page-elements.ts';

/** The drawing that stands for a page. */
export interface PagePicture {
  /** The drawing, or a row of them that are alike, such as the portraits of a team; each a whole `<svg>`. */
  drawings: string[];
  width: number;
  height: number;
  /** The colour field that each is drawn for, such as marigold-tint; undefined where the drawing brings its own. */
  tones: (string | undefined)[];
}

/** Around a drawing that is made for the share picture alone: the finished page goes without it. An attribute's name as hast has it. */
export const onlyToShare = 'dataSharePicture';

/** Portraits in one row. */
const most = 6;

const drawing = 'svg[role=img]';

/** Stands for a page without a drawing of its own: the mark of the brand. */
const ownMark = 'header svg';

/**
 * Finds the drawing that is marked for sharing, else the first named one, which the page's hero shows.
 * @param page the parsed page
 * @param html its source, from which the drawing is taken as it stands
 * @throws Error when the page has neither a drawing nor the brand's mark in its header
 */
export function pagePicture(page: Root, html: string): PagePicture {
  const marked = pageElements(page).find(({ properties }) => onlyToShare in properties);
  const first = (marked && select(drawing, marked)) ?? select(`main ${drawing}`, page) ?? select(ownMark, page);
  if (!first) throw new Error('names a share picture but has no drawing to make it from: add one, or remove the og:image');
  const [, , width = 0, height = 0] = String(first.properties.viewBox).split(' ').map(Number);
  const isAlike = ({ properties }: Element) => properties.viewBox === first.properties.viewBox;
  const shown = width < height ? selectAll(`main ${drawing}`, page).filter(isAlike).slice(0, most) : [first];
  return {
    drawings: shown.map((each) => sourceOf(each, html)),
    width,
    height,
    tones: shown.map((each) => toneAround(each, page)),
  };
}

const sourceOf = ({ position }: Element, html: string) => html.slice(position?.start.offset, position?.end.offset);

/** The name of the field that the nearest element around a drawing paints. */
function toneAround(drawing: Element, page: Root): string | undefined {
  const names = pathTo(drawing, page)?.flatMap(({ properties }) => (properties.className ?? []) as string[]);
  return names?.findLast((name) => name.startsWith('tone-'))?.slice('tone-'.length);
}

/** The elements that one is inside of, outermost first, and itself. */
function pathTo(element: Element, parent: Root | Element): Element[] | undefined {
  for (const child of parent.children) {
    if (child === element) return [child];
    if (child.type !== 'element') continue;
    const path = pathTo(element, child);
    if (path) return [child, ...path];
  }
  return undefined;
}
