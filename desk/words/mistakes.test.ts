import { expect, test } from 'vitest';
import { standingMistakes } from './mistakes.ts';

const mistakeAt = (...path: (string | number)[]) => ({ file: 'agency.yaml', path, message: 'is empty' });
const before = [{ name: 'Facebook', href: 'facebook' }, { name: 'Twitter' }];

test('standingMistakes drops only the mistakes of an edited value', () => {
  const mistakes = [mistakeAt('social', 0, 'href'), mistakeAt('social', 0, 'name'), mistakeAt('social', 1, 'href')];
  const after = [{ name: 'Facebook', href: 'https://' }, { name: 'Twitter' }];
  expect(standingMistakes(mistakes, ['social'], before, after)).toEqual(mistakes.slice(1));
});

test('standingMistakes drops a mistake of the whole value, or of another place, with any edit', () => {
  const mistakes = [mistakeAt('social'), mistakeAt('phone', 'number')];
  expect(standingMistakes(mistakes, ['social'], before, [])).toEqual([]);
  expect(standingMistakes(mistakes, ['social'], before, before)).toEqual(mistakes);
});
