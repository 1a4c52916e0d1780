import { describe, expect, test } from 'vitest';
import { amount, charts, evaluate, examples, plain, proposals, sumOf, wrongSum } from '../tests/support/content/example-sums.ts';
import { content } from '../tests/support/content/site-routes.ts';
import { textsOf } from './checks/content-files.ts';

const { goods, numbers: counts } = content.exampleShop;
const texts = textsOf(content).filter(({ meta }) => meta.example);

describe('calculations of the example shop', () => {
  test('come to what is written beside them', () => {
    const rows = examples.flatMap(({ file, path, value }) => {
      const { label, sum = label, value: said } = (value ?? {}) as Record<string, unknown>;
      return typeof sum === 'string' && typeof said === 'string' ? [{ file, path, sum, said }] : [];
    });
    expect(rows.flatMap(wrongSum)).toEqual([]);
    expect(rows.filter(({ sum }) => evaluate(sum) !== undefined).length).toBeGreaterThan(60);
  });

  test('come to what sentences say', () => {
    const said = texts.flatMap(({ file, path, text }) =>
      [...text.matchAll(/([₹\d(][₹\d,.()+−×÷ ]*[+−×÷][₹\d,.()+−×÷ ]*)(?: = |, (?=about))((?:about )?₹?[\d,.]*\d%?)/g)].map(
        ([, sum = '', result = '']) => ({ file, path, sum, said: result }),
      ),
    );
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(said.flatMap(wrongSum)).toEqual([]);
  });

  test.each(proposals)('in $file end with the figure that the proposal names', ({ file, what, calculation: { rows, total } }) => {
    const sum = rows.map(({ value }) => value).join(' + ');
    if (evaluate(total.label) === undefined && rows.length > 1)
      expect(wrongSum({ file, path: ['proposal'], sum, said: total.value })).toEqual([]);
    if (/\d/.test(what)) expect([what, amount(what).value]).toEqual([what, amount(total.value).value]);
  });

  test.each(charts)('in "$title" agree with the chart and its description', ({ file, bars, plot, title, text = '', reading = '' }) => {
    const place = `content/${file}, "${title}": `;
    const numbers = (said: string) => [...plain(said).matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
    const stated = numbers(`${title} ${text} ${reading}`);
    if (bars) {
      for (const { value, said } of bars.items) if (/\d/.test(said)) expect(amount(said).value, `${place}${said}`).toBe(value);
    }
    if (!plot) return;
    const ends = plot.lines.filter(({ name }) => /\d/.test(name)).map(({ name, points }) => [name, points.at(-1)?.[1]]);
    for (const [name, end] of ends) expect(amount(String(name)).value, `${place}${name}`).toBe(end);
    for (const { name, value } of plot.levels) expect(amount(name).value, `${place}${name}`).toBe(value);
    const drawn = [...plot.lines.flatMap(({ points }) => points), ...(plot.range?.low ?? []), ...(plot.range?.high ?? [])].flat();
    const known = [...drawn, ...plot.levels.map(({ value }) => value), plot.across.to, ...stated];
    const steps = plot.lines.flatMap(({ points }) => points.slice(1).map(([, up], at) => Math.abs(up - (points[at]?.[1] ?? 0))));
    expect(
      numbers(plot.alt).filter((number) => ![...known, ...steps, goods.bottle.daily].includes(number)),
      `${place}alt says what is not drawn`,
    ).toEqual([]);
  });

  test('of an assistant and its week count the same messages', () => {
    const week = charts.find(({ title }) => title === `${counts.messages} messages in one week`);
    expect(sumOf(week?.bars?.items.map(({ value }) => value) ?? []), 'content/documents/answering-well.yaml, its bars').toBe(
      counts.messages,
    );
  });
});
