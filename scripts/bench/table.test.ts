import { expect, test } from 'vitest';
import { ms, quantile, row, tableOf } from './table.ts';

test.for([
  [120, 100, true],
  [121, 100, false],
  [100, undefined, true],
] as const)('row meets an upper bound of 1.2 times, or of a figure alone, up to it: %s beside %s', ([ours, reference, met]) => {
  expect(row('paint', ours, { format: ms, most: reference ? 1.2 : 100 }, reference).met).toBe(met);
});

test('row misses a lower bound below it', () => {
  expect(row('rate', 29, { format: ms, least: 0.3 }, 100)).toMatchObject({ met: false, target: 'at least 0.3 times' });
});

test('quantile takes the median of an odd number and the 75th percentile of four', () => {
  expect([quantile([3, 1, 2]), quantile([4, 3, 2, 1], 0.75)]).toEqual([2, 3]);
});

test('tableOf marks missed rows only', () => {
  const lines = tableOf([row('a', 2, { format: ms, most: 1 }), row('b', 1, { format: ms, most: 1 })]).split('\n');
  expect(lines.map((line) => line.endsWith('MISSED'))).toEqual([false, true, false]);
});
