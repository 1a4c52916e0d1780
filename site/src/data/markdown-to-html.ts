import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeSlug).use(rehypeStringify);

/** Converts Markdown to HTML, dropping raw HTML. Also returns the second-level headings with their ids. */
export function markdownToHtml(markdown: string): { html: string; headings: { id: string; text: string }[] } {
  const tree = processor.runSync(processor.parse(markdown));
  const headings = tree.children
    .filter((node) => node.type === 'element')
    .filter((node) => headingRank(node) === 2)
    .map((node) => ({ id: String(node.properties.id), text: textOf(node) }));
  return { html: processor.stringify(tree), headings };
}
