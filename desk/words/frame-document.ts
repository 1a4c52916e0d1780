import type { FieldPlace } from '../../shared/api/words.ts';
import { LONGEST } from './find-places.ts';

/** An element of the page whose words have a place. */
export interface Spot {
  element: HTMLElement | SVGElement;
  text: string;
  places: FieldPlace[];
}

/** Finds the places of a page's texts. */
export type Find = (chains: string[][], ownFile: string) => FieldPlace[][];

/** Matches pictures, which are found by their alternative text. */
const pictures = 'svg[aria-label], [role="img"][aria-label], img[alt]:not([alt=""])';
const silent = 'script, style, template, noscript, title';
const look = `
  [data-desk] { cursor: text; }
  [data-desk]:hover { outline: 2px dashed #b87d00; outline-offset: 3px; border-radius: 3px; }
  [data-desk]:focus-visible { outline: 3px solid #f5a800; outline-offset: 3px; box-shadow: 0 0 0 2px #16241d; border-radius: 3px; }
  [data-desk-open] { outline: 3px solid #f5a800 !important; outline-offset: 3px; border-radius: 3px; }
`;

/** Makes every text with a place clickable, also by keyboard. */
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

/** Place of a whole picture, given the place of its alternative text. */
const pictureOf = ({ file, path }: FieldPlace): FieldPlace => ({ file, path: path.slice(0, path.at(-2) === 'photo' ? -2 : -1) });

function chainOf(node: Text): string[] {
  const chain = [node.data];
  for (let above = node.parentElement; above && (above.textContent ?? '').length <= LONGEST; above = above.parentElement) {
    if (above.textContent !== chain.at(-1)) chain.push(above.textContent as string);
  }
  return chain;
}

/** Returns the spot at a point. A card's link covers the words of the whole card, so the elements beneath count. */
export function spotAt(page: Document, spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const under = page.elementsFromPoint(x, y).flatMap((element) => spots.find((spot) => spot.element === element) ?? []);
  const range = page.createRange();
  const isOver = ({ element }: Spot) => {
    range.selectNodeContents(element);
    const boxes = element.matches(pictures) ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    return boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  };
  // Beside a short text, the surrounding field is meant.
  return under.find(isOver) ?? under[0];
}

/** Replaces the page with its new version; keeps its scroll position and open disclosures. */
export function replacePage(page: Document, html: string): void {
  // Parsed by the frame's own document, because the desk's policy refuses inline styles.
  const { DOMParser: Parser } = page.defaultView as unknown as typeof globalThis;
  const next = new Parser().parseFromString(html, 'text/html');
  const opened = [...page.querySelectorAll('details')].map(({ open }) => open);
  page.title = next.title;
  page.body.replaceWith(page.adoptNode(next.body));
  for (const [index, details] of page.querySelectorAll('details').entries()) details.open = opened[index] ?? false;
}
