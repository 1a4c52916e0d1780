import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loggerOptions, logStream } from './log.ts';

/** Logs an error. @returns the written line */
function lineOf(error: Error): string {
  const write = vi.spyOn(logStream, 'write').mockReturnValue();
  onTestFinished(() => write.mockRestore());
  fastify({ logger: loggerOptions('info') }).log.error({ err: error }, 'request failed');
  return String(write.mock.calls[0]?.[0]);
}

test('the log has name, code, message and stack of an error', () => {
  expect(JSON.parse(lineOf(Object.assign(new TypeError('it broke'), { code: 'E1' }))).err).toEqual({
    type: 'TypeError',
    code: 'E1',
    message: 'it broke',
    stack: expect.stringMatching(/^\n {4}at /),
  });
});

test.each([
  ['a unique violation', new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(asha@shop.example) already exists.' }],
  ['a data error', new Error('invalid input syntax for type integer: "asha@shop.example"'), { code: '22P02' }],
  ['a mail server', new Error('it was refused'), { response: '550 asha@shop.example is not welcome', cause: 'asha@shop.example' }],
  ['a JSON parser', new SyntaxError('Unexpected token in "asha@shop.example"'), {}],
])('the log of an error of %s has no data that it quotes', (_, error, more) => {
  const line = lineOf(Object.assign(error, more));
  expect(line).toContain('stack');
  expect(line).not.toContain('asha');
});
