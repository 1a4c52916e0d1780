import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loggerOptions, logStream } from './log.ts';

test('a logged error has no properties that quote personal data', async () => {
  const write = vi.spyOn(logStream, 'write').mockReturnValue();
  onTestFinished(() => write.mockRestore());
  const app = fastify({ logger: loggerOptions('info') });
  const error = Object.assign(new Error('new row violates a constraint'), { code: '23514', detail: 'Failing row contains (Asha).' });
  app.log.error({ err: error }, 'request failed');
  const line = JSON.parse(String(write.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ msg: 'request failed', err: { type: 'Error', message: error.message, code: '23514' } });
  expect(JSON.stringify(line)).not.toContain('Asha');
});
