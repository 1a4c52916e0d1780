import type { FieldPlace } from '../../shared/api/words.ts';
import { LONGEST } from './find-places.ts';

/** An element of the page whose words have a place. */
export interface Spot {
  element: HTMLElement | SVGElement;
  text: string;
  places: FieldPlace[];
}

/** From the words of a page to their places. */
export type Find = (chains: string[][], ownFile: string) => FieldPlace[][];

/** Pictures, which are found by what they show in words. */
const pictures = 'svg[aria-label], [role="img"][aria-label], img[alt]:not([alt=""])';
const silent = 'script, style, template, noscript, title';
const look = `
  [data-desk] { cursor: text; }
  [data-desk]:hover { outline: 2px dashed #b87d00; outline-offset: 3px; border-radius: 3px; }
  [data-desk]:focus-visible { outline: 3px solid #f5a800; outline-offset: 3px; box-shadow: 0 0 0 2px #16241d; border-radius: 3px; }
  [data-desk-open] { outline: 3px solid #f5a800 !important; outline-offset: 3px; border-radius: 3px; }
`;

/** Makes every text of the page that has a place something to press, also by the keyboard. */
export function markSpots(page: Document, find: Find, ownFile: string): Spot[] {
  if (!page.getElementById('look')) {
    const style = page.createElement('style');
    style.id = 'look';
    style.textContent = look;
    page.head.append(style);
  }
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (/[\p{L}\p{N}]/u.test(node.data) && !node.parentElement?.closest(silent)) nodes.push(node);
  }
  const shown = [...page.querySelectorAll<HTMLElement | SVGElement>(pictures)];
  const names = shown.map((picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '');
  const places = find([...nodes.map(chainOf), ...names.map((name) => [name])], ownFile);
  const spots = new Map<Element, Spot>();
  for (const [index, element] of shown.entries()) {
    const found = (places[nodes.length + index] as FieldPlace[]).filter(({ path }) => path.at(-1) === 'alt').map(pictureOf);
    if (found.length === 0) continue;
    spots.set(element, { element, text: names[index] as string, places: found });
    element.dataset.desk = '';
    if (!element.closest('a, button, summary')) element.tabIndex = 0;
  }
  for (const [index, node] of nodes.entries()) {
    const element = node.parentElement as HTMLElement;
    const found = places[index] as FieldPlace[];
    if (found.length === 0 || spots.has(element)) continue;
    spots.set(element, { element, text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(), places: found });
    element.dataset.desk = '';
    if (!element.closest('a, button, summary, input, label')) element.tabIndex = 0;
  }
  return [...spots.values()];
}

/** The picture with its photograph and its words, where its words stand. */
const pictureOf = ({ file, path }: FieldPlace): FieldPlace => ({ file, path: path.slice(0, path.at(-2) === 'photo' ? -2 : -1) });

function chainOf(node: Text): string[] {
  const chain = [node.data];
  for (let above = node.parentElement; above && (above.textContent ?? '').length <= LONGEST; above = above.parentElement) {
    if (above.textContent !== chain.at(-1)) chain.push(above.textContent as string);
  }
  return chain;
}

/** The spot under a point: a card's link lies over the words of the whole card. */
export function spotAt(page: Document, spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const under = page.elementsFromPoint(x, y).flatMap((element) => spots.find((spot) => spot.element === element) ?? []);
  const range = page.createRange();
  const isOver = ({ element }: Spot) => {
    range.selectNodeContents(element);
    const boxes = element.matches(pictures) ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  };
  // Beside short words the field that they stand in is meant.
  return under.find(isOver) ?? under[0];
}

/** Puts a page's new version in place: where it was scrolled to, and what was opened in it, stay. */
export function replacePage(page: Document, html: string): void {
  // The frame's own parser: the desk's policy refuses the styles of a page.
  const { DOMParser: Parser } = page.defaultView as unknown as typeof globalThis;
  const next = new Parser().parseFromString(html, 'text/html');
  const opened = [...page.querySelectorAll('details')].map(({ open }) => open);
  page.title = next.title;
  page.body.replaceWith(page.adoptNode(next.body));
  for (const [index, details] of page.querySelectorAll('details').entries()) details.open = opened[index] ?? false;
}
