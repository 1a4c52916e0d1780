import type { Element, ElementContent } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { textOf } from './text-of.ts';

const HEADING = 'h1,h2,h3,h4,h5,h6';
const BLOCK = `p,div,ul,ol,dl,table,blockquote,pre,figure,section,article,header,footer,hr,${HEADING}`;

/** Puts what Markdown has no form for, or only a clumsy one, into a form that it has. */
export function asMarkdownKnowsIt(element: Element): ElementContent[] {
  switch (element.tagName) {
    case 'a':
      return link(element);
    case 'ul':
    case 'ol':
      return list(element);
    case 'dl':
      return [definitions(element)];
    case 'summary':
      return select(HEADING, element) ? element.children : [make('p', [make('strong', element.children)])];
    case 'sup':
      // 10<sup>6</sup> must not read 106; 25<sup>%</sup> is only a manner of writing.
      return /^[-−]?\d/.test(textOf(element)) ? [{ type: 'text', value: '^' }, ...element.children] : element.children;
    case 'table':
      return table(element);
    default:
      return [matches(HEADING, element) ? { ...element, children: onOneLine(element.children) } : element];
  }
}

/** A heading in Markdown ends with its line. */
function onOneLine(children: ElementContent[]): ElementContent[] {
  return children.map((child): ElementContent => {
    if (child.type !== 'element') return child;
    return child.tagName === 'br' ? { type: 'text', value: ' ' } : { ...child, children: onOneLine(child.children) };
  });
}

/** A placeholder link is its text; of a card that is one link, only the heading stays one. */
function link(element: Element): ElementContent[] {
  if (!element.properties.href) return element.children;
  const heading = select(HEADING, element);
  if (!heading) return [element];
  heading.children = [{ ...element, children: heading.children }];
  return element.children;
}

/** A list of cards is a run of headings with their text, not bullets with headings inside. */
function list(element: Element): ElementContent[] {
  if (!select(`li :is(${HEADING})`, element)) return [element];
  return element.children.flatMap((item) => (item.type === 'element' && item.tagName === 'li' ? [make('div', item.children)] : []));
}

/** Terms and their descriptions as bullets: **term**: description. */
function definitions(element: Element): Element {
  const items: Element[] = [];
  let item: Element | undefined;
  for (const part of selectAll('dt,dd', element)) {
    if (part.tagName === 'dt' || !item) items.push((item = make('li', [])));
    if (part.tagName === 'dt') item.children.push(make('strong', part.children));
    else item.children.push({ type: 'text', value: item.children.length > 1 ? ', ' : ': ' }, ...withoutWrapper(part));
  }
  return make('ul', items);
}

/** What stands in an element, out of its `<p>` or `<div>` if that is all there is. */
function withoutWrapper({ children }: Element): ElementContent[] {
  const [only, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'element' && more.length === 0 && matches('p,div', only) && !select(BLOCK, { ...only, tagName: 'span' }) ? only.children : children;
}

/** A caption becomes the paragraph above its table; an empty table is left out. */
function table(element: Element): ElementContent[] {
  const caption = select('caption', element);
  if (!selectAll('td,th', element).some((cell) => cell.children.length > 0)) return [];
  const rows = { ...element, children: element.children.filter((child) => child !== caption) };
  return caption ? [select(BLOCK, caption) ? make('div', caption.children) : make('p', caption.children), rows] : [rows];
}

function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
