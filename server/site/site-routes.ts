import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileHeaders, type ServedFile } from '../build-output/manifest.ts';
import type { Site } from './load-site.ts';

/** Headers that select a part of a file, or nothing if the visitor has it. A page that stands in for another is sent whole. */
const conditions = ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Returns whether a request asks for a whole file and takes Brotli at full quality, as browsers do at a first visit. */
const takesKept = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /(^|,) *br *(,|$)/.test(String(headers['accept-encoding'])) && !conditions.some((name) => name in headers);

/**
 * Answers requests for files, and requests without a route: with a redirect to the canonical path, or the not-found page.
 * The hook runs before a body is parsed, so that an upload to a page's path is refused at once.
 */
export async function siteRoutes(app: FastifyInstance, site: Site): Promise<void> {
  // Last-Modified would let a build that was returned to, whose files are older, pass for the newer one.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, lastModified: false, index: false });
  const sent = new WeakMap<FastifyReply, ServedFile>();
  /** Brotli versions that were sent, 2 MB of a whole site: opening and reading a file costs four times as much as the rest of its request. */
  const kept = new WeakMap<ServedFile, { headers: Record<string, string>; body: Buffer }>();
  const send = (reply: FastifyReply, file: ServedFile, options = {}): void => {
    const known = takesKept(reply.request) ? kept.get(file) : undefined;
    if (known) return void reply.headers(known.headers).send(known.body);
    sent.set(reply, file);
    // Parts are of files that are sent as they are: those of a compressed file would not fit together.
    reply.sendFile(file.file, site.folder, { acceptRanges: !file.versions?.length, ...options });
  };
  const sendNotFound = (reply: FastifyReply, path: string | undefined): void => {
    reply.code(path === undefined ? 400 : 404);
    const page = site.notFound.find((each) => (path ?? '/').startsWith(each.path.slice(0, -'404'.length)));
    for (const name of conditions) delete reply.request.raw.headers[name];
    if (page) send(reply, page, { etag: false, acceptRanges: false });
    else sendLine(reply, path === undefined ? 'This address is malformed.' : 'There is no page at this address.');
  };

  // A listed file that is missing on disk.
  app.setNotFoundHandler((_request, reply) => {
    sent.delete(reply);
    sendLine(reply.code(404), 'There is no page at this address.');
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const file = sent.get(reply);
    if (!file) return done(null, payload);
    reply.removeHeader('Vary').headers(fileHeaders(file));
    const etag = reply.getHeader('ETag');
    if (typeof etag !== 'string' || reply.getHeader('Content-Encoding') !== 'br' || !(payload instanceof Readable) || !takesKept(request))
      return done(null, payload);
    buffer(payload).then((body) => {
      kept.set(file, { headers: { ...fileHeaders(file), ETag: etag, 'Content-Encoding': 'br' }, body });
      done(null, body);
    }, done);
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    // A path with a route too is a page that the route fills in if there is a query.
    const asked = method === 'GET' || method === 'HEAD' ? site.files.get(url) : undefined;
    if (asked) return send(reply, asked);
    if (!request.is404) return done();

    const target = readTarget(url);
    if (!target) return sendNotFound(reply, undefined);
    const clean = cleanAddress(site, target.path);
    const allowed = clean === undefined ? methodsOf(app, target.path) : ['GET', 'HEAD'];
    if (allowed.length > 0 && !allowed.includes(method)) {
      reply.code(405).header('Allow', allowed.join(', '));
      return sendLine(reply, `This address only answers ${allowed.join(', ')}.`);
    }
    if (clean !== undefined && clean !== url.split('?')[0] && url.startsWith('/')) return redirect(reply, 308, clean, target.query);
    const file = clean === undefined ? undefined : site.files.get(clean);
    if (file) return send(reply, file);
    const moved = site.redirects.get(plainPath(target.path));
    if (moved) return redirect(reply, 301, moved, target.query);
    const above = site.hidden.get(plainPath(target.path));
    if (above) return redirect(reply, 302, above, target.query);
    sendNotFound(reply, target.path);
  });
}

/** Returns the methods of a path's routes. */
function methodsOf(app: FastifyInstance, url: string): string[] {
  return ['GET', 'HEAD', 'POST'].filter((method) => app.hasRoute({ method, url }));
}

function redirect(reply: FastifyReply, status: 301 | 302 | 308, address: string, query: string): void {
  // A query belongs before the fragment.
  reply.code(status).header(
    'Location',
    address.replace(/(?=#|$)/, () => query),
  );
  const cache = status === 302 ? 'no-cache' : 'public, max-age=3600';
  sendLine(reply.header('Cache-Control', cache), `This page is at ${address}`);
}

function sendLine(reply: FastifyReply, text: string): void {
  reply.type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** A parsed request target. */
interface Target {
  /** Decoded path with a leading slash. */
  path: string;
  /** Query with its question mark; empty if there is none. */
  query: string;
}

/**
 * Parses a request target (RFC 9112, 3.2), also in absolute form.
 * @returns undefined if it is invalid: broken percent-encoding, no leading slash,
 *   or an encoded slash, backslash or control character, which proxies and servers interpret differently
 */
export function readTarget(url: string): Target | undefined {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '');
  const queryStart = local.indexOf('?');
  const encoded = (queryStart < 0 ? local : local.slice(0, queryStart)) || '/';
  const query = queryStart < 0 ? '' : local.slice(queryStart);
  if (!encoded.startsWith('/') || /%(2f|5c|[01][0-9a-f]|7f)/i.test(encoded)) return undefined;
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return undefined;
  }
}

/**
 * Finds the canonical path for a visitor's path.
 * @param path decoded path
 * @returns the canonical path, or undefined if the site has no such file
 */
function cleanAddress({ files }: Site, path: string): string | undefined {
  return [path, plainPath(path)].map(encodeURI).find((address) => files.has(address));
}

/** Matches punctuation that mail readers include in a link. The length is limited, so that matching is not quadratic. */
const afterAddress = /[\s/.,;:!)\]}>'"’”»…]{1,8}$/u;

/** Normalises a path: lower case, single slashes, no trailing .html, slash or punctuation. */
function plainPath(path: string): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(afterAddress, '')
    .replace(/(\/index)?\.html$/i, '');
  return plain.toLowerCase() || '/';
}
