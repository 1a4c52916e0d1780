import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unmarked } from '../../../content/place-marks.ts';
import { PATIENCE, runWordsDesk } from '../../support/browser/words-desk.ts';
import { isLookedAtClosely, siteRoutes } from '../../support/content/site-routes.ts';
import type { RunningDesk } from '../../support/server/running-desk.ts';

let owner: RunningDesk;
beforeAll(async () => {
  owner = await runWordsDesk();
}, PATIENCE);
afterAll(() => owner.close());

const paths = siteRoutes.map(({ path }) => path);

type Node = Root | Element | ElementContent;
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg']);
const paragraphs = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'td', 'th', 'figcaption', 'blockquote', 'summary', 'text']);
const built = (address: string) => readFileSync(`dist/site${address === '/' ? '/index' : address}.html`, 'utf8');
const parse = (html: string) => unified().use(rehypeParse).parse(html);

const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';

/** Lists each text that visitors read, with the text of its paragraph. Words in drawings belong to the picture. */
function textsIn(node: Node, paragraph: Node = node): [text: string, paragraph: string][] {
  if (node.type === 'element' && (silent.has(node.tagName) || 'dataMarkdownOnly' in node.properties)) return [];
  if (node.type === 'text') return /[\p{L}\p{N}]/u.test(node.value) ? [[node.value, textOf(paragraph)]] : [];
  const own = node.type === 'element' && paragraphs.has(node.tagName) ? node : paragraph;
  return 'children' in node ? node.children.flatMap((child) => textsIn(child as Node, own)) : [];
}

/** Counts words. Numbers are ignored, because many are computed. */
const count = (texts: readonly string[]) => texts.join(' ').match(/\p{L}+/gu)?.length ?? 0;
const isMarked = (text: string) => unmarked(text) !== text;

// Nearly all of /search are names of pages, which are words of the menus.
const written = paths.filter((path) => isLookedAtClosely(path) && path !== '/search');

test.for(written)('the preview of %s has the words of the page, marked with their places', async (path) => {
  const { text } = await owner.ask(`/words/site${path}`);
  const texts = textsIn(parse(text));
  const plain = (all: readonly [string, string][]) => all.map(([each]) => unmarked(each).trim());
  expect(plain(texts)).toEqual(plain(textsIn(parse(built(path)))));
  const lost = texts.filter(([each, paragraph]) => !isMarked(each) && !isMarked(paragraph)).map(([each]) => each);
  expect(1 - count(lost) / count(texts.map(([each]) => each)), `without a place: ${lost.join(' | ')}`).toBeGreaterThan(0.97);
});

test.for(paths)('the built page %s has no marks', (path) => {
  expect(built(path)).not.toMatch(/[\u{e0000}-\u{e007f}]|data-desk|words\/site/u);
});
