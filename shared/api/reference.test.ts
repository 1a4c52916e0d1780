import { expect, test } from 'vitest';
import { makeReference, readReference } from './reference.ts';

test('a reference is four groups of four unambiguous characters', () => {
  for (let count = 0; count < 200; count++) expect(makeReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test('a reference encodes all 80 bits', () => {
  expect(makeReference(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(makeReference(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  // These arrays set only the last bit and only the first bit.
  expect(makeReference(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))).toBe('0000-0000-0000-0001');
  expect(makeReference(new Uint8Array([128, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('G000-0000-0000-0000');
  expect(new Set(Array.from({ length: 1000 }, () => makeReference())).size).toBe(1000);
});

test.each([
  'K7QM-2XWD-9F3H-T0V1',
  'k7qm-2xwd-9f3h-t0v1',
  ' k7qm 2xwd 9f3h t0v1 ',
  'K7QM2XWD9F3HT0V1',
  'K7QM-2XWD-9F3H-TOVI',
  'k7qm-2xwd-9f3h-tovl',
])('readReference accepts %s', (written) => {
  expect(readReference(written)).toBe('K7QM-2XWD-9F3H-T0V1');
});

test.each(['', 'K7QM', 'K7QM-2XWD-9F3H-T0V', 'K7QM-2XWD-9F3H-T0V12', 'K7QM-2XWD-9F3H-T0VU', '<script>', "' OR 1=1 --", 'K'.repeat(1000)])(
  'readReference returns undefined for %s',
  (written) => {
    expect(readReference(written)).toBeUndefined();
  },
);
