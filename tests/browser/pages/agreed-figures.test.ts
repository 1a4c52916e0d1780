import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { pageEntries } from '../../../content/routes.ts';
import { plain } from '../../support/browser/page-words.ts';
import { builtPage, pageFile } from '../../support/built-site/built-site.ts';
import { content } from '../../support/content/site-routes.ts';

const { agreedFigures } = content;

/** Every page with a row of agreed figures, and the figures with their labels. content/checks/check-figures.ts checks their values. */
const stated = pageEntries(content).flatMap(({ route: { path }, value }): [path: string, figures: string[]][] => {
  const rows = value as Partial<Record<'results' | 'impact' | 'metrics', { items: { figure: string; label: string }[] }>>;
  const { items = [] } = rows.results ?? rows.impact ?? rows.metrics ?? {};
  return agreedFigures.pages[path] ? [[path, items.map(({ figure, label }) => `${figure} ${label}`)]] : [];
});

describe('each agreed figure appears once as text, before its label:', () => {
  for (const [path, expected] of stated) {
    test(path, () => {
      const pairs = selectAll('dl > div', builtPage(pageFile(path)));
      const texts = pairs.map((pair) => ['dd', 'dt'].map((part) => plain(textOf(select(part, pair) as Element))).join(' '));
      expect(expected).toHaveLength(3);
      expect(expected.map((words) => texts.filter((text) => text.startsWith(words)).length)).toEqual([1, 1, 1]);
      expect(pairs.flatMap((pair) => selectAll('svg', pair))).toEqual([]);
    });
  }
});
