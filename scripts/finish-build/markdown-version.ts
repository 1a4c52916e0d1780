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

/** Words for people who read no page: what a drawing or an instrument says there. The finished page goes without them. An attribute's name as hast has it. */
export const onlyInTwin = 'dataTwin';

/**
 * Where the page says its Markdown twin is: the path of `<link rel="alternate" type="text/markdown">`, or undefined if it has none.
 * @throws Error when the link leads to another site or its path does not end in .md
 */
export function twinAddress(page: Root, origin: string): string | undefined {
  const link = select('link[rel~=alternate][type="text/markdown"]', page);
  if (!link) return undefined;
  const address = new URL(String(link.properties.href), origin);
  if (address.origin !== origin || !address.pathname.endsWith('.md')) {
    throw new Error(`links its Markdown twin at ${link.properties.href}: use a path of this site that ends in .md, such as /services.md`);
  }
  return address.pathname;
}

/**
 * The words of the page's `<main>` as Markdown that begins with its `<h1>`.
 * @param address full address of the page, against which its links are made absolute
 * @throws Error when the page has no `<main>` or no `<h1>` in it
 */
export function markdownVersion(page: Root, address: string): string {
  const main = select('main', page);
  const words: Root = { type: 'root', children: main ? readableContent(main, address) : [] };
  const heading = takeHeading(words);
  if (!heading) throw new Error('links a Markdown twin but has no <main> with an <h1> to make it from: add them, or remove the link');
  words.children.unshift(heading);
  return writer.stringify(writer.runSync(words) as Parameters<typeof writer.stringify>[0]);
}

/** Takes the first h1 out of the tree, wherever it stands. */
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
