import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { figure } from '../../../content/schema/words.ts';

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
    case 'table':
      return table(element);
    case 'td':
      return [{ ...element, children: inOneLine(element.children) }];
    default:
      return [element];
  }
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
  return caption ? [makeElement('p', caption.children), rows] : [rows];
}

/** Writes the items of lists with commas between them: a cell of a Markdown table is one line. */
const inOneLine = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type === 'element' && matches('ul,ol', child)
      ? selectAll('li', child).flatMap((item, index) => (index > 0 ? afterComma(item) : item.children))
      : [child],
  );

/** Converts a `<dl>` to bullets: **term**: description. A figure comes first: **25%** more revenue. */
function definitionList(element: Element): Element {
  const items: { term: Element; descriptions: Element[] }[] = [];
  for (const part of selectAll('dt,dd', element)) {
    if (part.tagName === 'dt') items.push({ term: part, descriptions: [] });
    else items.at(-1)?.descriptions.push(part);
  }
  return makeElement('ul', items.map(definition));
}

/** Matches a published figure, such as 25%, 2-4 weeks or under 50 ms. */
const isFigure = (part: Element) => figure.safeParse(textOf(part)).success && !select('a', part);

function definition({ term, descriptions }: { term: Element; descriptions: Element[] }): Element {
  const [first, ...more] = descriptions;
  if (first && isFigure(first)) {
    const measured = removeStrong(withoutWrapper(term));
    return makeElement('li', [
      makeElement('strong', removeStrong(first.children)),
      makeText(' '),
      ...measured,
      ...more.flatMap(afterComma),
    ]);
  }
  const described = first ? [makeText(': '), ...withoutWrapper(first), ...more.flatMap(afterComma)] : [];
  return makeElement('li', [makeElement('strong', removeStrong(withoutWrapper(term))), ...described]);
}

const afterComma = (part: Element) => [makeText(', '), ...withoutWrapper(part)];

/** Returns the children of an element, without a single `<p>` or `<div>` around them. */
function withoutWrapper({ children }: Element): ElementContent[] {
  const [only, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && more.length === 0 && matches('p,div', only) && !select(BLOCK, { ...only, tagName: 'span' })
    ? only.children
    : children;
}

/** Unwraps bold elements: nested bold would show its asterisks in Markdown. */
function removeStrong(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inside = removeStrong(child.children);
    return child.tagName === 'b' || child.tagName === 'strong' ? inside : [{ ...child, children: inside }];
  });
}

const HEADING = 'h1,h2,h3,h4,h5,h6';

/** Selector of elements that become blocks in Markdown. */
const BLOCK = `p,div,ul,ol,dl,table,blockquote,pre,figure,section,article,header,footer,hr,${HEADING}`;

/** Makes a hast text node. */
export function makeText(value: string): ElementContent {
  return { type: 'text', value };
}

/** Makes a hast element without attributes. */
function makeElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
