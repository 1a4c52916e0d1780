import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { builtMain, figuresIn } from '../support/built-site/built-words.ts';
import { content } from '../support/content/site-routes.ts';

test.each([
  ['/about', content.pages.about.stats],
  ['/about/global-presence', content.pages.globalPresence.totals.items],
  ['/services', content.pages.services.track.items],
])('every figure in the stat row of %s has a label and description', (path, items) => {
  const descriptions = selectAll('dl dd:last-child', builtMain(path)).map((detail) => textOf(detail));
  for (const { detail } of items) {
    expect(detail).toMatch(/\w+ \w+/);
    expect(descriptions).toContain(detail);
  }
});

test('the stat row of / is its four figures, each with its label', () => {
  const [row] = selectAll('dl:has(> div > dd)', builtMain('/')).map(figuresIn);
  expect(row).toEqual(content.pages.home.proof.map(({ figure, label }) => `${figure} ${label}`));
  expect(row).toHaveLength(4);
});

test.each(content.caseStudies.map(({ slug, category }) => [slug, category]))(
  'the case study of %s shows its category',
  (slug, category) => {
    expect(textOf(builtMain(`/case-studies/${slug}`))).toContain(category);
  },
);
