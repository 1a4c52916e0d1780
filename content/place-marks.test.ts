import { expect, test } from 'vitest';
import { markedParts, markOf, unmarked } from './place-marks.ts';

const name = { file: 'pages/team.yaml', path: ['members', 0, 'name'] };
const role = { file: 'pages/team.yaml', path: ['members', 0, 'role'] };

test('markedParts splits a text after each mark, and finds its place', () => {
  expect(markedParts(`Asha Raman${markOf(name)}, CEO${markOf(role)}.`)).toEqual([
    { text: 'Asha Raman', place: name },
    { text: ', CEO', place: role },
    { text: '.' },
  ]);
  expect(markedParts(`Ask Asha${markOf(name)}${markOf(role)}`), 'a name in a sentence').toEqual([{ text: 'Ask Asha', place: role }]);
  expect(markedParts('No mark')).toEqual([{ text: 'No mark' }]);
});

test('a mark is no space, letter or number, and unmarked removes it', () => {
  const mark = markOf(name);
  expect(mark).not.toMatch(/[\s\p{L}\p{N}]/u);
  expect(`A${mark}`.trim()).toBe(`A${mark}`);
  expect(unmarked(`Asha${mark} Raman${mark}`)).toBe('Asha Raman');
});
