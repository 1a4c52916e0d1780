import { expect, test } from 'vitest';
import { changedFigure } from './changed-figure.ts';

test('a figure that a sentence says otherwise is found', () => {
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
])('%s to %s changes more, or no figure', (before, after) => {
  expect(changedFigure(before, after)).toBeUndefined();
});
