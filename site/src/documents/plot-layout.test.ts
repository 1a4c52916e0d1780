import { describe, expect, test } from 'vitest';
import { content } from '../../../tests/support/content/site-routes.ts';
import { plotLayout, plotWidths } from './plot-layout.ts';

const plots = content.documents.flatMap(({ slug, chapters }) =>
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ example }) => (example?.plot ? [{ slug, title: example.title, plot: example.plot }] : [])),
    ),
  ),
);

describe.for(Object.entries(plotWidths))('in a chart for %s, %i wide', ([, width]) => {
  test.for(plots)('no label of "$title" ($slug) lies on a line or another label', ({ plot }) => {
    const { levels, lines, range, marks } = plotLayout(plot, width);
    const labels = [...levels, ...lines, ...(range ? [range] : []), ...marks].map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.filter(({ crossings }) => crossings > 0)).toEqual([]);
  });
});
