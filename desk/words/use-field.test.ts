import { expect, test } from 'vitest';
import { changedFigure } from './use-field.ts';

test('changedFigure returns the only figure that differs between two sentences', () => {
  expect(changedFigure('Trusted by 500+ shops, 98% of them happy.', 'Trusted by 600+ shops, 98% of them happy.')).toEqual({
    from: '500+',
    to: '600+',
  });
});

test.each([
  ['Trusted by 500+ shops', 'Loved by 600+ shops'],
  ['500+ shops, 98% happy', '600+ shops, 99% happy'],
  ['11 years', '12 years'],
  ['Trusted by 500+ shops', 'Trusted by many shops'],
])('changedFigure returns undefined from "%s" to "%s"', (before, after) => {
  expect(changedFigure(before, after)).toBeUndefined();
});
