import { expect, test } from 'vitest';
import { neighbours } from '../../site/src/neighbours.ts';

const list = (length: number) => Array.from({ length }, (_, place) => place);

test('of a short list an entry has all for neighbours, as they stand', () => {
  expect(neighbours(list(6), 0, 12)).toEqual(list(6));
  expect(neighbours(list(6), 5, 12)).toEqual(list(6));
});

test.each([0, 1, 5, 500, 998, 999])('of a thousand, the entry at %i has as many as were asked for, itself among them', (place) => {
  const found = neighbours(list(1000), place, 12);
  expect(found).toHaveLength(12);
  expect(found).toContain(place);
});
