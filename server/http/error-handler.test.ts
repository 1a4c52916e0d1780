import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';

test('a failed request is logged without its query', async () => {
  let logged = '';
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { stream: { write: (line: string) => (logged += line) } },
  });
  app.setErrorHandler(errorHandler(() => false));
  app.get('/search', () => {
    throw new Error('broken');
  });
  expect((await app.inject('/search?q=privateword')).statusCode).toBe(500);
  expect(logged).toContain('"path":"/search"');
  expect(logged).not.toContain('privateword');
});
