import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { monthsOf } from '../site/src/case-studies/CaseStudy.tsx';
import { scratchFolder } from '../tests/support/scratch-folder.ts';
import { inOrder, loadContent } from './load.ts';

afterEach(() => vi.unstubAllEnvs());

test('loadContent reads CHECKED_CONTENT when no folder is given', () => {
  const content = loadContent();
  const file = join(scratchFolder('checked'), 'content.json');
  writeFileSync(file, JSON.stringify({ ...content, agency: { ...content.agency, name: 'Checked before' } }));
  vi.stubEnv('CHECKED_CONTENT', file);
  expect(loadContent().agency.name).toBe('Checked before');
  expect(loadContent('content').agency.name).toBe(content.agency.name);
});

const entries = ['apple', 'lamp', 'shoe', 'tote'].map((slug) => ({ slug }));
const slugs = (order: string[]) => inOrder(entries, order).map(({ slug }) => slug);

test('inOrder sorts entries by the order of a page', () => {
  expect(slugs(['tote', 'shoe', 'lamp', 'apple'])).toEqual(['tote', 'shoe', 'lamp', 'apple']);
});

test('inOrder accepts paths and appends entries that are not listed', () => {
  expect(slugs(['/goods/shoe'])).toEqual(['shoe', 'apple', 'lamp', 'tote']);
});

test('steps of a case study begin in month 1 and are consecutive', () => {
  expect(monthsOf([{ months: 1 }, { months: 3 }, { months: 2 }]).map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [2, 4],
    [5, 6],
  ]);
});
