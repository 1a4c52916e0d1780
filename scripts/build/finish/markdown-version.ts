import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readableContent } from './readable-content.ts';

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
  const heading = takeHeading(tree);
  if (!heading) throw new Error('links a Markdown version but has no <main> with an <h1> to make it from: add them, or remove the link');
  tree.children.unshift(heading);
  return writer.stringify(writer.runSync(tree) as Parameters<typeof writer.stringify>[0]);
}

/** Removes and returns the first h1 of the tree. */
function takeHeading(parent: Root | Element): Element | undefined {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'h1') {
      parent.children.splice(index, 1);
      return child;
    }
    const found = takeHeading(child);
    if (found) return found;
  }
  return undefined;
}
