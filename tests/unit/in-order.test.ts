import { expect, test } from 'vitest';
import { inOrder } from '../../content/in-order.ts';

const entries = ['apple', 'lamp', 'shoe', 'tote'].map((slug) => ({ slug }));
const slugs = (order: string[]) => inOrder(entries, order).map(({ slug }) => slug);

test('entries stand in the order that a page gives', () => {
  expect(slugs(['tote', 'shoe', 'lamp', 'apple'])).toEqual(['tote', 'shoe', 'lamp', 'apple']);
});

test('addresses will do, and what the order leaves out follows', () => {
  expect(slugs(['/goods/shoe'])).toEqual(['shoe', 'apple', 'lamp', 'tote']);
});
