import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { builtMain, wordsIn } from '../support/built-site/built-words.ts';
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

test('the stat row of / is the range of returns, then figures of the agency as /services explains them', () => {
  const [row] = selectAll('dl:has(> div > dd)', builtMain('/'));
  const returns = content.caseStudies.map(({ roi }) => Number.parseInt(roi, 10));
  const { label, detail } = content.pages.home.proof;
  expect(row && selectAll('div', row).map(wordsIn)).toEqual([
    `${label} ${Math.min(...returns)}-${Math.max(...returns)}% ${detail}`,
    ...content.pages.services.track.items.slice(1).map((item) => `${item.label} ${item.figure} ${item.detail}`),
  ]);
});

test.each(content.caseStudies.map(({ slug, category }) => [slug, category]))(
  'the case study of %s shows its category',
  (slug, category) => {
    expect(textOf(builtMain(`/case-studies/${slug}`))).toContain(category);
  },
);
