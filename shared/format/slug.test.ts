import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['How long does it take?', 'how-long-does-it-take'],
  ["Don't you ship cafés’ cups?", 'dont-you-ship-cafes-cups'],
  ['  IMG_1234 ', 'img-1234'],
  ['a very long name of a page', 'a-very-long'],
  ['日本語', ''],
])('the slug of %s is %s', (text, slug) => {
  expect(slugOf(text, slug === 'a-very-long' ? 12 : 40)).toBe(slug);
});
