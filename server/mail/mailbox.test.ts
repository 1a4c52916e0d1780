import { expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './mailbox.ts';

const seconds = (attempts: number, random: number) => retryDelay(attempts, random) / 1000;

test('the backoff doubles up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 50].map((attempts) => seconds(attempts, 0))).toEqual([5, 10, 20, 40, 2560, 3600, 3600]);
});

test('jitter shortens the backoff by at most half', () => {
  expect(seconds(1, 1)).toBe(2.5);
  expect(seconds(20, 1)).toBe(1800);
  const waits = new Set(Array.from({ length: 50 }, () => retryDelay(5)));
  expect(waits.size).toBeGreaterThan(10);
  for (const wait of waits) expect(wait >= 40_000 && wait <= 80_000).toBe(true);
});

test.each([
  [0, 4],
  [0.5, 3],
  [1, 2],
])('the attempts with the jitter %d span %d days', (jitter, days) => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, attempt) => seconds(attempt + 1, jitter));
  expect(waits.reduce((sum, wait) => sum + wait) / 86_400).toBeCloseTo(days, 0);
});
