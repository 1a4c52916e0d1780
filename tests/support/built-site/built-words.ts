import type { Element, Nodes, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { plain } from '../browser/page-words.ts';
import { builtPage, pageFile } from './built-site.ts';

/** Returns the main element of a built page, for tests that need no browser. */
export const builtMain = (path: string): Element => the(selectAll('main', builtPage(pageFile(path))));

/**
 * Returns the only element.
 * @throws Error unless there is exactly one
 */
export function the(found: readonly Element[]): Element {
  const [one, ...others] = found;
  if (!one || others.length > 0) throw new Error(`${found.length} elements where one was looked for`);
  return one;
}

/**
 * Returns the section with this eyebrow or heading.
 * @throws Error unless there is exactly one
 */
export const sectionOf = (part: Root | Element, name: string): Element =>
  the(selectAll('section', part).filter((element) => selectAll('*', element).some((inner) => plain(textOf(inner)) === name)));

/** Lists the links of an element in order, as "name → path". */
export const linksIn = (part: Root | Element): string[] =>
  selectAll('a[href]', part).map((link) => `${plain(textOf(link))} → ${link.properties.href}`);

/** Lists the figures of an element in order, each with its label: "25% more revenue, at most". */
export const figuresIn = (part: Element): string[] =>
  selectAll('dl > div', part).map((pair) =>
    ['dd', 'dt'].map((name) => plain(textOf(selectAll(name, pair)[0] ?? { type: 'text', value: '' }))).join(' '),
  );

/** Returns the headings of one level in an element. */
export const headingsIn = (part: Element, level: number): string[] => selectAll(`h${level}`, part).map((heading) => plain(textOf(heading)));

/** Inline elements. */
const inline = /^(a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time|u|wbr)$/;

/** Returns the text of an element, without hidden text and drawings. */
export function wordsIn(part: Nodes): string {
  const textIn = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node) || (node.type === 'element' && (node.properties.hidden || /^(svg|script|style)$/.test(node.tagName))))
      return '';
    const words = node.children.map((child) => textIn(child)).join('');
    return node.type === 'element' && inline.test(node.tagName) ? words : ` ${words} `;
  };
  return plain(textIn(part));
}
