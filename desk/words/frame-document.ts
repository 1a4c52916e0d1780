import { markedParts, unmarked } from '../../content/place-marks.ts';
import type { FieldPlace } from '../../shared/api/words.ts';

/** An element of the page whose words have a place. */
export interface Spot {
  element: HTMLElement | SVGElement;
  place: FieldPlace;
}

/** Matches pictures, which are found by their alternative text. */
const pictures = 'svg[aria-label], [role="img"][aria-label], img[alt]:not([alt=""])';
const silent = 'script, style, template, noscript, title';
const paragraphs = 'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote, summary, text';
const look = `
  [data-desk] { cursor: text; }
  [data-desk]:hover { outline: 2px dashed #b87d00; outline-offset: 3px; border-radius: 3px; }
  [data-desk]:focus-visible { outline: 3px solid #f5a800; outline-offset: 3px; box-shadow: 0 0 0 2px #16241d; border-radius: 3px; }
  [data-desk-open] { outline: 3px solid #f5a800 !important; outline-offset: 3px; border-radius: 3px; }
`;

/** Makes every text with a place clickable, also by keyboard, and removes the marks (content/place-marks.ts). */
export function markSpots(page: Document): Spot[] {
  if (!page.getElementById('look')) {
    const style = page.createElement('style');
    style.id = 'look';
    style.textContent = look;
    page.head.append(style);
  }
  const texts = textNodes(page);
  for (const element of page.body.querySelectorAll<HTMLElement | SVGElement>('*')) takeAttributes(element);
  for (const text of texts) takeText(text);
  for (const text of texts) joinNeighbour(text);
  return [...page.querySelectorAll<HTMLElement | SVGElement>('[data-desk]')].map((element) => {
    if (!element.closest('a, button, summary, input, label')) element.tabIndex = 0;
    return { element, place: JSON.parse(element.dataset.desk as string) as FieldPlace };
  });
}

function textNodes(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement && !node.parentElement.closest(silent)) nodes.push(node);
  }
  return nodes;
}

/** A picture's place is that of its alternative text, without the last keys. */
function takeAttributes(element: HTMLElement | SVGElement): void {
  const isPicture = element.matches(pictures);
  for (const attribute of element.attributes) {
    const [{ place } = {}] = markedParts(attribute.value);
    if (!place) continue;
    attribute.value = unmarked(attribute.value);
    const { file, path } = place;
    if (!isPicture || path.at(-1) !== 'alt') continue;
    const picture = path.slice(0, path.at(-2) === 'photo' ? -2 : -1);
    // A picture of numbers has a file of its own, with a hundred fields: its description is opened. Its words are pressed one by one.
    element.dataset.desk = JSON.stringify({ file, path: picture.length > 0 ? picture : path });
  }
}

/** Gives a text's element its place. Where one element has texts of several places, each gets an element of its own. */
function takeText(node: Text): void {
  const parent = node.parentElement as HTMLElement;
  const parts = markedParts(node.data);
  const places = new Set(parts.flatMap(({ place }) => (place ? [JSON.stringify(place)] : [])));
  const [only] = places;
  if (only === undefined) return;
  if (places.size === 1 && (parent.dataset.desk ?? only) === only) {
    node.data = unmarked(node.data);
    parent.dataset.desk = only;
    return;
  }
  node.replaceWith(
    ...parts.map(({ text, place }) => {
      const part = node.ownerDocument.createElementNS(parent.namespaceURI, parent instanceof SVGElement ? 'tspan' : 'span') as HTMLElement;
      part.textContent = text;
      if (place) part.dataset.desk = JSON.stringify(place);
      return part;
    }),
  );
}

/** Gives words without a mark, such as those before a link in a sentence, the place of the rest of their paragraph, if it has only one. */
function joinNeighbour(node: Text): void {
  const parent = node.parentElement;
  if (!parent || parent.closest('[data-desk]') || !/[\p{L}\p{N}]/u.test(node.data)) return;
  const marked = parent.closest(paragraphs)?.querySelectorAll<HTMLElement>('[data-desk]') ?? [];
  const places = new Set([...marked].map(({ dataset }) => dataset.desk));
  if (places.size === 1) parent.dataset.desk = [...places][0] as string;
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
  page.title = unmarked(next.title);
  page.body.replaceWith(page.adoptNode(next.body));
  for (const [index, details] of page.querySelectorAll('details').entries()) details.open = opened[index] ?? false;
}
