import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { pageEntries } from '../../content/routes.ts';
import { expect, test } from '../support/browser-test.ts';
import { builtPage, pageFile } from '../support/built-site.ts';
import { content } from '../support/site-routes.ts';

const { agreedFigures } = content;

/** Every page that publishes a row of agreed figures, with the figures and what they measure. That they are those agreed on: content/check-figures.ts. */
const stated = pageEntries(content).flatMap(({ route: { path }, value }): [path: string, figures: string[]][] => {
  const rows = value as Partial<Record<'results' | 'impact' | 'metrics', { items: { figure: string; label: string }[] }>>;
  const { items = [] } = rows.results ?? rows.impact ?? rows.metrics ?? {};
  return agreedFigures.pages[path] ? [[path, items.map(({ figure, label }) => `${figure} ${label}`)]] : [];
});

describe('each agreed figure stands in text with what it measures, and its drawing says nothing twice:', () => {
  for (const [path, expected] of stated) {
    // How wide the drawings are on a phone: every-page.test.ts.
    test(path, () => {
      const pairs = selectAll('dl > div', builtPage(pageFile(path)));
      const said = pairs.map((pair) => ['dd', 'dt'].map((part) => textOf(select(part, pair) as Element)).join(' '));
      expect(expected).toHaveLength(3);
      expect(expected.map((words) => said.filter((text) => text.startsWith(words)).length)).toEqual([1, 1, 1]);
      const loud = pairs.filter(
        (pair) => selectAll('svg', pair).length > selectAll('[aria-hidden=true] svg, svg[aria-hidden=true]', pair).length,
      );
      expect(loud.map((pair) => textOf(pair))).toEqual([]);
    });
  }
});

test('in forced colours a drawing keeps its own colours, on its own paper', async ({ open }) => {
  const page = await open('/services/dynamic-pricing', { forcedColors: 'active' });
  const drawing = page.locator('main ul svg.on-paper').first();
  expect(await drawing.evaluate((svg) => [getComputedStyle(svg).forcedColorAdjust, getComputedStyle(svg).backgroundColor])).toEqual([
    'none',
    'rgb(251, 247, 239)',
  ]);
});
