import type { Element, Nodes, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { builtPage, pageFile } from './built-site.ts';
import { plain } from './page-words.ts';

/** What a built page says, read without a browser: for facts that no style and no script changes. */
export const builtMain = (path: string): Element => the(selectAll('main', builtPage(pageFile(path))));

/** The one element that was looked for. @throws Error unless there is just one */
export function the(found: readonly Element[]): Element {
  const [one, ...others] = found;
  if (!one || others.length > 0) throw new Error(`${found.length} elements where one was looked for`);
  return one;
}

/** The section that has this short name above its heading, or this heading. @throws Error unless there is just one */
export const sectionOf = (part: Root | Element, name: string): Element =>
  the(selectAll('section', part).filter((it) => selectAll('*', it).some((inner) => plain(textOf(inner)) === name)));

/** The links of a part of the page in their order, as "name → address". */
export const linksIn = (part: Root | Element): string[] =>
  selectAll('a[href]', part).map((link) => `${plain(textOf(link))} → ${link.properties.href}`);

/** The figures of a part of the page in their order, each with what it measures: "25% more revenue, at most". */
export const figuresIn = (part: Element): string[] =>
  selectAll('dl > div', part).map((pair) =>
    ['dd', 'dt'].map((name) => plain(textOf(selectAll(name, pair)[0] ?? { type: 'text', value: '' }))).join(' '),
  );

/** Names of the headings of one rank in a part of the page. */
export const headingsIn = (part: Element, level: number): string[] => selectAll(`h${level}`, part).map((heading) => plain(textOf(heading)));

/** Elements that stand in a line of text. */
const inline = /^(a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time|u|wbr)$/;

/** The words of a part of the page, without what is hidden and what stands in drawings. */
export function wordsIn(part: Nodes): string {
  const said = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node) || (node.type === 'element' && (node.properties.hidden || /^(svg|script|style)$/.test(node.tagName))))
      return '';
    const words = node.children.map((child) => said(child)).join('');
    return node.type === 'element' && inline.test(node.tagName) ? words : ` ${words} `;
  };
  return plain(said(part));
}
