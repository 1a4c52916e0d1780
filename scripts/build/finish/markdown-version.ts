import type { Element, ElementContent, Properties, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { makeText, toMarkdownElements } from './to-markdown-elements.ts';

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' });

/** Property, in hast's spelling, of elements that are only for the Markdown version: they describe drawings and instruments in words. */
export const markdownOnly = 'dataMarkdownOnly';

/**
 * Returns the path of the page's Markdown version, from `<link rel="alternate" type="text/markdown">`; undefined without one.
 * @throws Error when the link leads to another site or its path does not end in .md
 */
export function markdownAddress(page: Root, origin: string): string | undefined {
  const link = select('link[rel~=alternate][type="text/markdown"]', page);
  if (!link) return undefined;
  const address = new URL(String(link.properties.href), origin);
  if (address.origin !== origin || !address.pathname.endsWith('.md')) {
    throw new Error(
      `links its Markdown version at ${link.properties.href}: use a path of this site that ends in .md, such as /services.md`,
    );
  }
  return address.pathname;
}

/**
 * Converts the page's `<main>` to Markdown that begins with its `<h1>`.
 * @param address full address of the page, used to make links absolute
 * @throws Error when the page has no `<main>` or no `<h1>` in it
 */
export function markdownVersion(page: Root, address: string): string {
  const main = select('main', page);
  const tree: Root = { type: 'root', children: main ? readableContent(main, address) : [] };
  const heading = select('h1', tree);
  if (!heading) throw new Error('links a Markdown version but has no <main> with an <h1> to make it from: add them, or remove the link');
  for (const parent of selectAll('*', tree)) parent.children = parent.children.filter((child) => child !== heading);
  tree.children.unshift(heading);
  return writer.stringify(writer.runSync(tree) as Parameters<typeof writer.stringify>[0]);
}

/** Elements that are not text: graphics and controls. */
const NOT_WORDS = new Set(
  'svg script style template noscript dialog iframe canvas video audio button input select textarea label datalist output meter progress form'.split(
    ' ',
  ),
);

/** Elements that are kept even when they are empty. */
const KEPT_WHEN_EMPTY = new Set(['img', 'br', 'hr', 'td', 'th']);

/**
 * Reduces an element to what Markdown can express: without graphics, controls, images without alternative text, and elements that become empty,
 * with absolute links, and with spaces between siblings that only CSS separated.
 * @returns the element, its replacement, or an empty list
 */
function readableContent(element: Element, address: string): ElementContent[] {
  const properties = absoluteAddresses(element.properties, address);
  const children = insertSpaces(element.children.flatMap(replaceFormByResult).filter(isReadable)).flatMap((child) =>
    child.type === 'element' ? readableContent(child, address) : [child],
  );
  // A new node, because the source positions of the old node would be wrong.
  const copy: Element = { type: 'element', tagName: element.tagName, properties, children };

  if (element.tagName === 'img') return properties.alt ? [copy] : [];
  const hasOnlyLabel = copy.tagName === 'a' && properties.ariaLabel && !hasWords(copy);
  if (hasOnlyLabel) copy.children = [makeText(String(properties.ariaLabel))];
  if (!KEPT_WHEN_EMPTY.has(copy.tagName) && !hasWords(copy)) return [];
  return toMarkdownElements(copy);
}

/** Replaces an instrument's form by its result text, and by words of the page that stand in it. */
function replaceFormByResult(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'form' ? selectAll('[data-result], [data-words]', node) : [node];
}

function isReadable(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text';
  const { ariaHidden, ariaLabel, hidden, dataMarkdownOnly } = node.properties;
  if (dataMarkdownOnly != null) return true;
  const isBreadcrumb = node.tagName === 'nav' && ariaLabel === 'Breadcrumb';
  return !NOT_WORDS.has(node.tagName) && ariaHidden !== 'true' && hidden == null && !isBreadcrumb;
}

/** Returns whether an already reduced element has text or an image. */
function hasWords({ children }: Element): boolean {
  return children.some((child) => {
    if (child.type !== 'element') return child.type === 'text' && child.value.trim() !== '';
    // Other elements would have been removed if they had no words.
    return child.tagName === 'img' || !KEPT_WHEN_EMPTY.has(child.tagName) || hasWords(child);
  });
}

function absoluteAddresses(properties: Properties, address: string): Properties {
  const absolute = { ...properties };
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string' && URL.canParse(value, address)) absolute[name] = new URL(value, address).href;
  }
  return absolute;
}

/** Elements that belong to the word before them. */
const CLOSE = new Set(['sup', 'sub', 'wbr', 'br']);

/**
 * Inserts a space between siblings that only CSS separates: `<b>25%</b><span>more</span>` becomes "25% more".
 * Inserts none before a comma or colon. Between an element and bare text it inserts one only where two words of letters meet:
 * `<b>Call</b>us` becomes "Call us", and `<b>25</b>%`, `<b>7</b>x` and `(<i>so</i>)` stay unchanged.
 */
function insertSpaces(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    return before && wouldGlue(before, child) ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

function wouldGlue(before: ElementContent, after: ElementContent): boolean {
  if (isClose(before) || isClose(after) || /^[,.:;!?)]/.test(textOf(after))) return false;
  if (before.type === 'element' && after.type === 'element') return true;
  return /[\p{L}\p{N}.,:!?%]$/u.test(textOf(before)) && /^(\p{L}{2}|\p{N})/u.test(textOf(after)) && before.type !== after.type;
}

function isClose(node: ElementContent): boolean {
  return node.type === 'element' && CLOSE.has(node.tagName);
}
