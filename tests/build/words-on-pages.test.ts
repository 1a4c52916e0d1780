import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { LONGEST, placeFinder } from '../../desk/words/find-places.ts';
import { readPlaces } from '../../server/words/read-places.ts';

const { pages, texts } = readPlaces(loadContent(), { text: () => '', value: () => undefined, files: () => [] });
const find = placeFinder(texts);
const htmlOf = (address: string) => readFileSync(`dist/site${address === '/' ? '/index' : address}.html`, 'utf8');
const silent = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** Type and size of a document, measured when it was printed. */
const measured = /^[\w ]+, PDF, \d+ pages, \d+ KB$/;

type Node = Root | Element | ElementContent;
const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';

/** Collects every text of a page with its surrounding ones, as the desk's frame does. Words in drawings belong to the picture. */
function chainsOf(node: Node, above: readonly Node[] = []): string[][] {
  if (node.type === 'element' && (silent.has(node.tagName) || node.tagName === 'svg')) return [];
  if (node.type === 'text') {
    if (!/[\p{L}\p{N}]/u.test(node.value) || measured.test(node.value)) return [];
    const around = above.toReversed().map(textOf);
    const end = around.findIndex((text) => text.length > LONGEST);
    return [[node.value, ...around.slice(0, end < 0 ? undefined : end)]];
  }
  return 'children' in node ? node.children.flatMap((child) => chainsOf(child as Node, [...above, node])) : [];
}

/** Counts words. Numbers are ignored, because many are computed. */
const count = (text = '') => text.match(/\p{L}+/gu)?.length ?? 0;

describe('words of pages', () => {
  test.each(pages)('lead to their places for at least 95% of $address', ({ address, file }) => {
    const chains = chainsOf(unified().use(rehypeParse).parse(htmlOf(address)));
    const places = find(chains, file);
    const all = chains.reduce((sum, [text]) => sum + count(text), 0);
    const found = chains.reduce((sum, [text], index) => sum + (places[index]?.length ? count(text) : 0), 0);
    const lost = chains.flatMap(([text], index) => (places[index]?.length ? [] : [text]));
    expect(found / all, `without a place: ${lost.join(' | ')}`).toBeGreaterThan(0.95);
  });

  test.each(pages)('of the public $address have no marks of the desk', ({ address }) => {
    const html = htmlOf(address);
    expect(/data-desk|words\/site/.test(html)).toBe(false);
    // Zero-width characters could mark a text's place.
    expect(/[\u200b-\u200d\u2062-\u2064\ufeff]/.test(html)).toBe(false);
  });
});
