import { expect, test } from 'vitest';
import { FailedSignIns } from './failed-sign-ins.ts';

const from = (count: number, tries: FailedSignIns) => {
  for (let host = 0; host < count; host += 1) tries.add(`198.51.100.${host}`, 'asha');
};

test('guesses from many addresses slow every try, and make nobody wait', () => {
  let now = 1_900_000_000_000;
  const tries = new FailedSignIns(() => now);
  from(30, tries);
  expect(tries.pause()).toBe(0);
  from(10, tries);
  expect([tries.pause(), tries.wait('203.0.113.6', 'asha')]).toEqual([2_000, 0]);
  now += 900_000;
  expect(tries.pause()).toBe(0);
});

test('a right password forgets the failures of its name only', () => {
  const tries = new FailedSignIns(() => 1_900_000_000_000);
  for (const name of ['asha', 'ben']) for (let count = 0; count < 6; count += 1) tries.add('203.0.113.6', name);
  tries.forget('::ffff:203.0.113.6', 'asha');
  expect([tries.wait('203.0.113.6', 'asha'), tries.wait('203.0.113.6', 'ben')]).toEqual([0, 2]);
});
