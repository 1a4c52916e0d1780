import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

const MINUTE = 60_000;

function broken(failures: number) {
  let now = 1_000;
  const breaker = new CircuitBreaker<string>(() => now);
  for (let count = 1; count <= failures; count += 1) breaker.failed(`failure ${count}`);
  return { breaker, pass: (time: number) => (now += time) };
}

test('the breaker opens for a minute after three consecutive failures, not after two', () => {
  expect(broken(2).breaker.refusal()).toBeUndefined();
  const { breaker, pass } = broken(3);
  expect(breaker.refusal()).toBe('failure 3');
  pass(MINUTE - 1);
  expect(breaker.refusal()).toBe('failure 3');
});

test("a success resets the breaker's failures", () => {
  const { breaker } = broken(2);
  breaker.succeeded();
  breaker.failed('another');
  expect(breaker.refusal()).toBeUndefined();
});

test('the open breaker lets one question through each minute', () => {
  const { breaker, pass } = broken(3);
  pass(MINUTE);
  expect([breaker.refusal(), breaker.refusal()]).toEqual([undefined, 'failure 3']);
  pass(MINUTE);
  expect([breaker.refusal(), breaker.refusal()]).toEqual([undefined, 'failure 3']);
});

test('the breaker stays open for another minute when the trial fails', () => {
  const { breaker, pass } = broken(3);
  pass(MINUTE);
  breaker.refusal();
  pass(6_000);
  breaker.failed('failure 4');
  pass(MINUTE - 1);
  expect(breaker.refusal()).toBe('failure 4');
});

test('the breaker closes when the trial succeeds', () => {
  const { breaker, pass } = broken(3);
  pass(MINUTE);
  breaker.refusal();
  breaker.succeeded();
  expect([breaker.refusal(), breaker.refusal()]).toEqual([undefined, undefined]);
});
