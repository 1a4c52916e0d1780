import type { FastifyInstance } from 'fastify';
import type { Preview } from './preview.ts';

/** Where the desk shows the site. */
const BASE = '/words/site';
/** Addresses of pages, and of the files that they show. Nothing else of Vite's server can be asked for: it reads any file of the project. */
const shown = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$|^\/(?:_assets|documents)\/[\w./-]+$|^\/[\w-]+\.(?:svg|png|ico)$/;

/** A page of the frame: its own styles and pictures, no script. Only the desk may frame it. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** GET /words/site/…: the site with the draft's words. */
export function previewRoutes(app: FastifyInstance, preview: Preview): void {
  app.addHook('onClose', () => preview.close());
  app.get<{ Params: { '*'?: string } }>(`${BASE}/*`, async ({ params }, reply) => {
    const path = `/${params['*'] ?? ''}`;
    reply.headers(headers);
    if (!shown.test(path) || path.includes('..')) return reply.code(404).type('text/plain').send('The site has no such page.\n');
    const answer = await preview.fetch(path).catch(() => undefined);
    const type = answer?.headers.get('content-type') ?? '';
    if (!answer || answer.status >= 500)
      return reply.code(503).type('text/plain; charset=utf-8').send('This page cannot be shown now: the log says why.\n');
    if (type.startsWith('text/html'))
      return reply
        .code(answer.status)
        .type(type)
        .send(forFrame(await answer.text()));
    // Named by their content.
    if (path.startsWith('/_assets/')) reply.header('Cache-Control', 'private, max-age=86400');
    return reply
      .code(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** A page without its scripts, whose links and pictures stay below the frame's address. */
export function forFrame(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/(\s(?:href|src|action|poster)=")\/(?!\/)/g, `$1${BASE}/`)
    .replace(/(\ssrcset=")([^"]*)/g, (_, name: string, value: string) => name + value.replace(/(^|,\s*)\/(?!\/)/g, `$1${BASE}/`))
    .replace(/(url\(["']?)\/(?!\/)/g, `$1${BASE}/`);
}
