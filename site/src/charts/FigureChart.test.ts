import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { content } from '../../../tests/support/site-routes.ts';
import { FigureChart, type FigureChartProps } from './FigureChart.tsx';
import { readFigure } from './read-figure.ts';

const drawn = (props: FigureChartProps) => renderToStaticMarkup(createElement(FigureChart, props));
const { technology } = content;
const published = [
  ...content.services.flatMap(({ results }) => results.items),
  ...[technology.aiMl, technology.ecommercePlatforms, technology.integration].flatMap(({ metrics }) => metrics.items),
];

describe('a figure is read as what it counts:', () => {
  it.for([
    ['25%', { kind: 'percent', value: 25 }],
    ['99.9%', { kind: 'percent', value: 99.9 }],
    ['2.5x', { kind: 'factor', value: 2.5 }],
    ['24/7', { kind: 'hours', value: 7 }],
    ['2-4 weeks', { kind: 'weeks', value: 4, from: 2 }],
    ['6 months', { kind: 'months', value: 6 }],
    ['under 50 ms', { kind: 'milliseconds', value: 50 }],
    ['5 minutes', { kind: 'minutes', value: 5 }],
    ['50+', { kind: 'count', value: 50 }],
    ['Up to 30% revenue growth', { kind: 'percent', value: 30 }],
  ] as const)('%s', ([text, read]) => expect(readFigure(text)).toEqual(read));

  it('words without a figure are none', () => {
    expect(readFigure('Any size; the goods matter more')).toBeUndefined();
  });
});

/** Nobody could count what a drawing of these shows. */
const undrawn = ['99.95%', '98.6%', '10M+', '1M+ per day', '500+'];

describe('a figure that cannot be drawn honestly is not drawn:', () => {
  it.for(undrawn)('%s', (figure) => {
    for (const measures of [undefined, 'uptime', 'customers', 'accuracy'] as const) expect(drawn({ figure, measures })).toBe('');
  });
});

describe('every published figure', () => {
  it('has a drawing of 1.5 KB at most that stays silent', () => {
    expect(published.length).toBe(6 * 3 + 3 * 3);
    for (const { figure, measures } of published.filter(({ figure }) => !undrawn.includes(figure))) {
      const markup = drawn({ figure, measures });
      expect(markup, figure).toContain('aria-hidden="true"');
      expect(markup.length, `${figure} ${measures}`).toBeLessThanOrEqual(1536);
      expect(markup, figure).not.toMatch(/NaN|Infinity|undefined|style=/);
    }
  });

  it('is still drawn when the owner says it of the wrong thing', () => {
    for (const { figure } of published)
      for (const { measures } of published)
        expect(drawn({ figure, measures }), `${figure} ${measures}`).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('a drawing is true to scale:', () => {
  it('99% leaves one tile of a hundred open, 78% leaves 22', () => {
    const open = (figure: string) => drawn({ figure, measures: 'accuracy' }).match(/h7\.4v12\.8/g)?.length;
    expect(open('99%')).toBe(1);
    expect(open('78%')).toBe(22);
  });

  it('25% more is a column 1.25 times as high', () => {
    const heights = [...drawn({ figure: '25%', measures: 'revenue' }).matchAll(/V([\d.]+)h64/g)].map(([, y]) => 94 - Number(y));
    expect(Math.max(...heights) / Math.min(...heights)).toBeCloseTo(1.25, 2);
  });

  it('35% more orders are 27 columns of parcels where there were 20', () => {
    const widths = [...drawn({ figure: '35%', measures: 'orders' }).matchAll(/M0 7H([\d.]+)/g)].map(([, x]) => Number(x));
    expect((widths[0] as number) / 240).toBeCloseTo(20 / 27, 2);
  });

  it('a return of 425% is a stack 5.25 times what was spent', () => {
    const [spent, back] = [...drawn({ figure: '425%', measures: 'return' }).matchAll(/94V([\d.]+)/g)].map(([, y]) => 94 - Number(y));
    expect((back as number) / (spent as number)).toBeCloseTo(5.25, 5);
  });

  const stacks = (measures?: FigureChartProps['measures']) =>
    [...drawn({ figure: '3x', measures }).matchAll(/94V([\d.]+)/g)].map(([, y]) => 94 - Number(y)) as [number, number];

  it('3x is a stack three times as high as what there was', () => {
    const [before, after] = stacks('loyalty');
    expect(after / before).toBeCloseTo(3, 5);
  });

  it('a return of 3x is a stack four times as high as what was spent', () => {
    const [spent, back] = stacks('return');
    expect(back / spent).toBeCloseTo(4, 5);
  });

  it('6 months are six leaves of a year, 2-4 weeks are 14 days for certain and 14 perhaps', () => {
    const leaves = (figure: string) => [...drawn({ figure }).matchAll(/d="(M[^"]*z)"/g)].map(([, path]) => path?.match(/z/g)?.length);
    expect(leaves('6 months')).toEqual([6, 6]);
    expect(leaves('2-4 weeks')).toEqual([14, 14]);
  });

  it('50 ms are a twentieth of a second', () => {
    expect(drawn({ figure: 'under 50 ms' })).toContain('V8H13.8V66z');
  });
});
