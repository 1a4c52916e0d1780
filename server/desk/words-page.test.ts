import fastify from 'fastify';
import { expect, test } from 'vitest';
import { wordsPaths } from '../../shared/api/words.ts';
import type { WordsEditor } from '../words/edit-words.ts';
import { wordsPage } from './words-page.ts';

const page = (html: string | ReadableStream) => new Response(html, { headers: { 'content-type': 'text/html' } });

/** The page of words over a draft without content. @param answer of the preview */
function appWith(answer: () => Promise<Response>) {
  const app = fastify();
  wordsPage(app, {
    editing: true,
    liveUrl: '',
    contentFolder: '',
    trainingFolder: '',
    editor: async () => ({ draft: { content: '', training: '' } }) as WordsEditor,
    preview: { fetch: answer, stderrTail: '', close: () => {} },
    send: async (reply) => reply.send(),
  });
  return app;
}

/** Requests the home page in the frame. @param answer of the preview */
async function frame(answer: () => Promise<Response>) {
  const app = appWith(answer);
  const { statusCode, body } = await app.inject('/words/site/');
  await app.close();
  return { statusCode, body };
}

test('the frame shows a whole page without its scripts', async () => {
  const { statusCode, body } = await frame(async () => page('<html><script>1</script><a href="/about">About</a></html>'));
  expect(statusCode).toBe(200);
  expect(body).toBe('<html><a href="/words/site/about">About</a></html>');
});

test.each([
  ['breaks off', async () => page('<html><h1>Half')],
  ['ends amid a page', async () => page(new ReadableStream({ pull: (stream) => stream.error(new Error('terminated')) }))],
  ['cannot be reached', () => Promise.reject(new Error('no preview'))],
  ['answers 500', async () => new Response('', { status: 500 })],
])('the frame says that a page cannot be shown when the preview %s', async (_, answer) => {
  expect(await frame(answer)).toMatchObject({ statusCode: 503, body: expect.stringContaining('cannot be shown') });
});

test('more questions than may wait for an answer are refused in words', async () => {
  const app = appWith(async () => page(''));
  const answers = await Promise.all([1, 2, 3, 4].map((number) => app.inject(`${wordsPaths.tried}?question=${number}`)));
  // Without content, the process fails.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 429]);
  expect(answers[3]?.body).toContain('wait some seconds');
  expect((await app.inject(wordsPaths.tried)).statusCode).toBe(500);
  await app.close();
});
