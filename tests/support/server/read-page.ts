import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);
/** Returns the texts of a node separately, so that neighbouring words are not joined. */
const textsIn = (node: Nodes): string[] => (node.type === 'text' ? [node.value] : 'children' in node ? node.children.flatMap(textsIn) : []);
const words = (element: Element) => textsIn(element).join(' ').replace(/\s+/g, ' ').trim();

/** Page object of the desk's HTML. */
export function readPage(html: string) {
  const page = parser.parse(html);
  return {
    heading: words(select('h1', page) as Element),
    text: words(select('main', page) as Element),
    /** Rows of the first table under a heading, each as a list of cells. */
    table: (heading: string): string[][] => {
      const section = selectAll('section', page).find((one) => selectAll('h2', one).some((title) => words(title) === heading));
      return section ? selectAll('tbody tr', section).map((row) => selectAll('th, td', row).map(words)) : [];
    },
    /** Rows of all tables. */
    rows: (): string[][] => selectAll('tbody tr', page).map((row) => selectAll('th, td', row).map(words)),
    /** Names in a list of enquiries. */
    names: (): string[] => selectAll('tbody th a', page).map(words),
    /** Names and values of a description list, by its heading. */
    facts: (part: string): Record<string, string> => {
      const section = select(`section[aria-label="${part}"], section[aria-labelledby="${part}"]`, page) as Element;
      return Object.fromEntries(
        selectAll('dl > div', section).map((pair) => [words(select('dt', pair) as Element), words(select('dd', pair) as Element)]),
      );
    },
    links: (): string[] => selectAll('a[href]', page).map(({ properties }) => String(properties.href)),
    forms: (): string[] => selectAll('form[method=post]', page).map(({ properties }) => String(properties.action)),
    /** Elements that could run or load something. */
    dangers: (): string[] =>
      selectAll('main script, main img, main iframe, [onclick], [onerror], main b:has(script)', page).map(({ tagName }) => tagName),
  };
}
