import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { ContentCopy } from '../../tests/support/content/content-copy.ts';
import { generateStudies } from '../tools/generated-studies.ts';
import { compare } from './compare.ts';
import { waitUntilQuiet } from './quiet.ts';
import { tableOf } from './table-of.ts';

describe('compare', () => {
  const format = (figure: number) => `${figure} ms`;

  test.each([
    [30, 20, { most: 1.5 }, { ratio: 1.5, target: '<= 1.5 times', met: true }],
    [31, 20, { most: 1.5 }, { ratio: 1.55, target: '<= 1.5 times', met: false }],
    [8, 10, { least: 0.8 }, { ratio: 0.8, target: '>= 0.8 times', met: true }],
    [7, 10, { least: 0.8 }, { ratio: 0.7, target: '>= 0.8 times', met: false }],
  ])('reports whether %d with reference %d meets the bound %o', (ours, reference, bound, row) => {
    expect(compare('a', ours, reference, { format, ...bound })).toEqual({
      what: 'a',
      ours: `${ours} ms`,
      reference: `${reference} ms`,
      ...row,
    });
  });

  test('gives no ratio for a reference of 0, and only 0 meets its bound', () => {
    expect(compare('a', 0, 0, { format, most: 1.3 })).toMatchObject({ met: true });
    expect(compare('a', 1, 0, { format, most: 1.3 })).toMatchObject({ met: false });
    expect(compare('a', 1, 0, { format })).not.toHaveProperty('ratio');
  });

  test('marks a missed target in the table', () => {
    const table = tableOf([compare('a click', 31, 20, { format, most: 1.5 }), { what: 'a tap', ours: '2 ms' }]);
    expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['what', 'ours', 'reference', 'ratio', 'target', 'met?'],
      expect.anything(),
      ['a click', '31 ms', '20 ms', '1.55', '<= 1.5 times', 'NO'],
      ['a tap', '2 ms', '-', '-', '-', '-'],
    ]);
  });
});

describe('waitUntilQuiet', () => {
  const fakeLoads = (...seconds: number[]) => {
    let second = 0;
    return async () => seconds[Math.min(second++, seconds.length - 1)] as number;
  };

  test('resolves after three quiet seconds in a row', async () => {
    expect(await waitUntilQuiet(10, fakeLoads(0.1, 0, 0.2, 2))).toBeUndefined();
    expect(await waitUntilQuiet(10, fakeLoads(2, 1, 0, 0, 1, 0, 0, 0))).toBeUndefined();
  });

  test('resolves with the load after the timeout', async () => {
    expect(await waitUntilQuiet(6, fakeLoads(0, 0, 2, 0, 0, 1))).toBeCloseTo(1 / 3);
    expect(await waitUntilQuiet(4, fakeLoads(2))).toBe(2);
  });
});

test('generated case studies are valid content', async () => {
  const { folder } = new ContentCopy();
  await generateStudies(folder, 20);
  expect(new Set(loadContent(folder).caseStudies.map(({ client }) => client)).size).toBe(20);
});
