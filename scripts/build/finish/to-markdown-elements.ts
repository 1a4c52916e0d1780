import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { definitionList } from './definition-list.ts';
import { BLOCK, HEADING, makeElement, makeText } from './make-element.ts';
import { removeStrong } from './remove-strong.ts';

/** Replaces an element that Markdown cannot express well, such as a figure or a definition list. Returns other elements as they are. */
export function toMarkdownElements(element: Element): ElementContent[] {
  switch (element.tagName) {
    case 'a':
      return link(element);
    case 'ul':
    case 'ol':
      return list(element);
    case 'dl':
      return [definitionList(element)];
    case 'summary':
      return select(HEADING, element) ? element.children : [makeElement('p', [makeElement('strong', removeStrong(element.children))])];
    case 'sup':
      // 10<sup>6</sup> becomes 10^6; 25<sup>%</sup> stays 25%.
      return /^[-−]?\d/.test(textOf(element)) ? [makeText('^'), ...element.children] : element.children;
    case 'table':
      return table(element);
    default:
      return [matches(HEADING, element) ? { ...element, children: onOneLine(element.children) } : element];
  }
}

/** Replaces line breaks, because a Markdown heading is one line. */
function onOneLine(children: ElementContent[]): ElementContent[] {
  return children.map((child): ElementContent => {
    if (child.type !== 'element') return child;
    return child.tagName === 'br' ? makeText(' ') : { ...child, children: onOneLine(child.children) };
  });
}

/** Converts a link without address to text. In a card that is one link, only the heading stays a link. */
function link(element: Element): ElementContent[] {
  if (!element.properties.href) return element.children;
  const heading = select(HEADING, element);
  if (!heading) return [element];
  heading.children = [{ ...element, children: heading.children }];
  return element.children;
}

/** Converts a list of cards to headings with text, instead of bullets that contain headings. */
function list(element: Element): ElementContent[] {
  if (!select(`li :is(${HEADING})`, element)) return [element];
  return element.children.flatMap((item) => (item.type === 'element' && item.tagName === 'li' ? [makeElement('div', item.children)] : []));
}

/** Converts a caption to a paragraph above its table. Removes an empty table. */
function table(element: Element): ElementContent[] {
  const caption = select('caption', element);
  if (!selectAll('td,th', element).some((cell) => cell.children.length > 0)) return [];
  const rows = { ...element, children: element.children.filter((child) => child !== caption) };
  return caption ? [select(BLOCK, caption) ? makeElement('div', caption.children) : makeElement('p', caption.children), rows] : [rows];
}
