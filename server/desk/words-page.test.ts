import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { WordsEditor } from '../words/edit-words.ts';
import { wordsPage } from './words-page.ts';

const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } });

/** Requests the home page in the frame. @param answer of the preview */
async function frame(answer: () => Promise<Response>) {
  const app = fastify();
  wordsPage(app, {
    editing: true,
    contentFolder: '',
    trainingFolder: '',
    editor: async () => ({ draft: { content: '' } }) as WordsEditor,
    preview: { fetch: answer, stderrTail: '', close: () => {} },
    send: async (reply) => reply.send(),
  });
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
  ['cannot be reached', () => Promise.reject(new Error('no preview'))],
  ['answers 500', async () => new Response('', { status: 500 })],
])('the frame says that a page cannot be shown when the preview %s', async (_, answer) => {
  expect(await frame(answer)).toMatchObject({ statusCode: 503, body: expect.stringContaining('cannot be shown') });
});
