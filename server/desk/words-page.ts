import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { wordsPaths } from '../../shared/api/words.ts';
import { httpError } from '../http/error-handler.ts';
import { childEnvironment } from '../settings/child-environment.ts';
import type { WordsEditor } from '../words/edit-words.ts';
import type { Preview } from '../words/preview.ts';
import type { SendPage } from './send-page.ts';

const run = promisify(execFile);

/** Limits of a process that tries answers: time in milliseconds (it takes 2 to 5 s), heap in MB (it uses 100), output in bytes. */
const trying = { timeout: 120_000, heap: 512, maxBuffer: 10_000_000 };
/** Most requests for answers, of which one runs and the others wait. */
const MOST_TRIED = 3;
/** Time in milliseconds within which a save has mostly written its files; on a busy machine it takes a few times as long. */
const WRITING = 300;
/** Most requests for a page that the preview cannot show. */
const TRIES = 4;
/** Path under which the desk shows the site. */
const BASE = '/words/site';
/** Matches pages and the files that they load. Other paths are refused: Vite's server knows sources too. */
const allowedPath =
  /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$|^(?:\/(?:_assets|documents)(?:\/[\w-]+)*)?\/[\w-]+(?:\.[\w-]+)*\.(?:avif|css|ico|jpe?g|pdf|png|svg|webp|woff2)$/;

/** Policy of the editor's page, which loads the editor's script. The script connects only to this listener. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Headers of a page in the frame. It loads styles and pictures but no scripts, and only the desk may frame it. */
const frameHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

interface WordsPageOptions {
  editing: boolean;
  /** Origin of the site. */
  liveUrl: string;
  /** Folder of the published content. */
  contentFolder: string;
  trainingFolder: string;
  editor: () => Promise<WordsEditor>;
  preview: Pick<Preview, 'fetch' | 'stderrTail' | 'close'>;
  send: SendPage;
}

/** Registers /words, its queries, and the site with the draft's words: /words/site/services shows /services. */
export function wordsPage(
  app: FastifyInstance,
  { editing, liveUrl, contentFolder, trainingFolder, editor, preview, send }: WordsPageOptions,
): void {
  app.get('/words', (_request, reply) =>
    send(reply.header('Content-Security-Policy', pagePolicy), { page: 'words', editing, site: liveUrl }),
  );
  if (!editing) return;
  app.addHook('onClose', () => preview.close());

  app.get(wordsPaths.pages, async (_request, reply) => {
    const wordsEditor = await editor();
    const content = wordsEditor.draft.read();
    const { listPages } = await import('../words/name-places.ts');
    return content ? listPages(content, wordsEditor.draft) : reply.code(422).send({ mistakes: wordsEditor.mistakes() });
  });

  const tryAnswers = answerTrier();
  for (const query of ['nearest', 'tried'] as const)
    app.get<{ Querystring: { question?: string } }>(wordsPaths[query], async (request, reply) => {
      const { draft } = await editor();
      const question = String(request.query.question ?? '')
        .replace(/\p{Cc}/gu, ' ')
        .slice(0, 200);
      const folders = [draft.content, draft.training, contentFolder, trainingFolder];
      return reply.type('application/json; charset=utf-8').send(await tryAnswers([query, question, ...folders]));
    });

  /** Requests a page or a file from the preview. Returns undefined if it fails, or if an error while a page is streamed ends it early. */
  const requestPage = async (path: string, content: string) => {
    const response = await preview.fetch(path, content).catch(() => undefined);
    if (!response || response.status >= 500) return undefined;
    const type = response.headers.get('content-type') ?? '';
    const body = await response.arrayBuffer().catch(() => undefined);
    const html = body && type.startsWith('text/html') ? new TextDecoder().decode(body) : undefined;
    return !body || html?.includes('</html>') === false ? undefined : { status: response.status, type, body, html };
  };

  app.get<{ Params: { '*'?: string } }>(`${BASE}/*`, async ({ params, log }, reply) => {
    const path = `/${params['*'] ?? ''}`;
    reply.headers(frameHeaders);
    if (!allowedPath.test(path)) return reply.code(404).type('text/plain').send('The site has no such page.\n');
    const { content } = (await editor()).draft;
    let answer = await requestPage(path, content);
    // A page that is requested while a save writes its files is requested again.
    for (let tries = 1; !answer && tries < TRIES; tries++) answer = await pause(WRITING).then(() => requestPage(path, content));
    if (!answer) {
      log.error({ stderr: preview.stderrTail }, `the preview cannot show ${path}`);
      return reply.code(503).type('text/plain; charset=utf-8').send('This page cannot be shown now: the log says why.\n');
    }
    const { status, type, body, html } = answer;
    reply.code(status).type(type);
    if (html !== undefined) return reply.send(forFrame(html));
    // These file names contain a hash.
    if (path.startsWith('/_assets/')) reply.header('Cache-Control', 'private, max-age=86400');
    return reply.send(Buffer.from(body));
  });
}

/** @returns a function that runs scripts/desk/try-answers.ts, one process at a time. It throws a 429 error if too many wait. */
function answerTrier(): (args: readonly string[]) => Promise<string> {
  const { heap, ...limits } = trying;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (args) => {
    if (waiting >= MOST_TRIED) throw httpError(429, 'Other answers are being tried: wait some seconds, and try again.');
    waiting += 1;
    const command = [`--max-old-space-size=${heap}`, 'scripts/desk/try-answers.ts', ...args];
    const answer = last.then(() => run(process.execPath, command, { ...limits, killSignal: 'SIGKILL', env: childEnvironment() }));
    last = answer.catch(() => {}).finally(() => (waiting -= 1));
    return (await answer).stdout;
  };
}

/** Removes a page's scripts and puts the frame's path before its links and pictures. */
function forFrame(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?(?:<\/script>|$)/gi, '')
    .replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${BASE}/`)
    .replace(/(\ssrcset=")([^"]*)/gi, (_, name: string, value: string) => name + value.replace(/(^|,\s*)\/(?!\/)/g, `$1${BASE}/`))
    .replace(/(url\(["']?)\/(?!\/)/g, `$1${BASE}/`);
}
