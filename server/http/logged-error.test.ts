import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

const failed = (message: string, more: object) => JSON.stringify(loggedError(Object.assign(new Error(message), more)));

test('an error is logged with its name, code, message and stack', () => {
  expect(loggedError(Object.assign(new TypeError('it broke'), { code: 'E1' }))).toEqual({
    type: 'TypeError',
    code: 'E1',
    message: 'it broke',
    stack: expect.stringMatching(/^\n {4}at /),
  });
});

test.each([
  ['a unique violation', failed('duplicate key', { code: '23505', detail: 'Key (email)=(asha@shop.example) already exists.' })],
  ['a data error', failed('invalid input syntax for type integer: "asha@shop.example"', { code: '22P02' })],
  ['a mail server', failed('it was refused', { response: '550 asha@shop.example is not welcome', cause: 'asha@shop.example' })],
  ['a JSON parser', JSON.stringify(loggedError(new SyntaxError('Unexpected token in "asha@shop.example"')))],
])('an error of %s is logged without the data that it quotes', (_, line) => {
  expect(line).toContain('stack');
  expect(line).not.toContain('asha');
});
