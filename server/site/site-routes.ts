import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendText } from '../http/send-text.ts';
import { type IsTrusted, isHttps } from '../http/trusted-proxies.ts';
import { cleanAddress, plainPath } from './clean-address.ts';
import type { Site } from './load-site.ts';
import { readTarget } from './read-target.ts';
import { sendFile } from './send-file.ts';
import { sendNoPage } from './send-no-page.ts';

/**
 * Answers requests without a route: with a file, a redirect to the canonical path, or the not-found page.
 * The hook runs before a body is parsed, so that an upload to a page's path is refused at once.
 */
export function siteRoutes(app: FastifyInstance, site: Site, isTrusted: IsTrusted): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    reply.hijack();
    answer(site, request.raw, reply.raw, isHttps(request.raw, isTrusted), allowedMethods(app, site, request.url));
  });
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse, secure: boolean, allowed: string[]) {
  const target = readTarget(request.url ?? '');
  if (!target) return sendNoPage(site, undefined, request, response, secure);
  if (allowed.length > 0 && !allowed.includes(request.method ?? '')) {
    return sendText(response, 405, `This address only answers ${allowed.join(', ')}.`, secure, { Allow: allowed.join(', ') });
  }
  const clean = cleanAddress(site, target.path);
  if (clean !== undefined && clean !== request.url?.split('?')[0] && request.url?.startsWith('/')) {
    return sendText(response, 308, `This page is at ${clean}`, secure, {
      Location: clean + target.query,
      'Cache-Control': 'public, max-age=3600',
    });
  }
  const file = clean === undefined ? undefined : site.files.get(clean);
  if (file) return sendFile(file, request, response, secure);
  const moved = site.redirects.get(plainPath(target.path));
  if (moved) {
    return sendText(response, 301, `This page is at ${moved}`, secure, {
      // A query belongs before the fragment.
      Location: moved.replace(/(?=#|$)/, () => target.query),
      'Cache-Control': 'public, max-age=3600',
    });
  }
  sendNoPage(site, target.path, request, response, secure);
}

/** Returns the methods that a path allows. The list is empty if the path has neither file nor route. */
function allowedMethods(app: FastifyInstance, site: Site, url: string): string[] {
  const path = readTarget(url)?.path ?? '';
  if (cleanAddress(site, path) !== undefined) return ['GET', 'HEAD'];
  return ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url: path }));
}
