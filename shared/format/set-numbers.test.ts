import { expect, test } from 'vitest';
import { setNumbers } from './set-numbers.ts';

test.each([
  ['Typically 2-4 weeks to go live', 'Typically 2–4\u00a0weeks to go live'],
  ['Weeks 2-4', 'Weeks 2–4'],
  ['5 minutes on average, 11 years, under 50 ms', '5\u00a0minutes on average, 11\u00a0years, under 50\u00a0ms'],
  ['1 month', '1\u00a0month'],
])('setNumbers turns %s into %s', (written, set) => {
  expect(setNumbers(written)).toBe(set);
  expect(setNumbers(set)).toBe(set);
});

test.each([
  ...['2026-11-22', '/resources/2-4 weeks', '+91 00000 00000', '24/7', 'AES-256', 'Week-1 page', '9 daysailers'],
  ...['shelf-c357cc61-4x3-50-50.jpg', 'https://images.example.com/10-20', 'minus-10-20'],
])('setNumbers does not change %s', (written) => {
  expect(setNumbers(written)).toBe(written);
});

test('setNumbers changes texts at any depth and nothing else', () => {
  const value = { weeks: ['2-4 weeks', { days: '7 days', count: 3, none: null, yes: true }] };
  expect(setNumbers(value)).toEqual({ weeks: ['2–4\u00a0weeks', { days: '7\u00a0days', count: 3, none: null, yes: true }] });
});
