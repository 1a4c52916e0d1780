import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import type { SiteFile } from './load-site.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Headers, Representation } from './representation.ts';

/** What a kernel takes of an answer at once, in bytes; more may wait in this process. */
const SOCKET_BUFFER = 65_536;

/**
 * Answers GET or HEAD with a file from memory: whole, 304 if the visitor has it, or the asked part of it.
 * Written for speed: an ordinary request makes no new objects of ours.
 * @param secure whether the visitor came by https
 */
export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  const { headers } = request;
  // A part is always of the plain form, so that parts from different visitors' caches fit together.
  const form = headers.range === undefined ? negotiateEncoding(file, headers['accept-encoding'] as string | undefined) : file.identity;
  if (headers['if-none-match'] !== undefined && matchesEtag(headers['if-none-match'], form.etag)) {
    response.writeHead(304, linesOf(form.bare, secure));
    response.end();
  } else if (headers.range !== undefined && request.method === 'GET' && (headers['if-range'] ?? form.etag) === form.etag) {
    sendPart(form, headers.range, response, secure);
  } else {
    sendWhole(form, 200, response, secure);
  }
}

/** Answers an address that nothing is at with a page that says so. @param status of the answer: the page is not what was asked for */
export function sendInstead(page: SiteFile, status: 400 | 404, request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  sendWhole(negotiateEncoding(page, request.headers['accept-encoding'] as string | undefined), status, response, secure);
}

function sendWhole(form: Representation, status: number, response: ServerResponse, secure: boolean): void {
  response.writeHead(status, linesOf(form.whole, secure));
  sendBody(form.body, response);
}

/**
 * Ends a large answer only once its body has left: Node's closeIdleConnections(), which server.close() calls, takes a connection for idle as
 * soon as its answer is ended, and would cut off what still waits for a slow reader.
 */
function sendBody(body: Buffer, response: ServerResponse): void {
  if (body.length <= SOCKET_BUFFER) response.end(body);
  else response.write(body, () => response.end());
}

function sendPart(form: Representation, header: string, response: ServerResponse, secure: boolean) {
  const { length } = form.body;
  const range = byteRange(header, length);
  if (range === undefined) return sendWhole(form, 200, response, secure);
  const bare = linesOf(form.bare, secure);
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...bare, 'Content-Range', `bytes */${length}`, 'Content-Length', '0']);
    response.end();
    return;
  }
  const part = form.body.subarray(range.first, range.last + 1);
  response.writeHead(206, [
    ...bare,
    'Content-Range',
    `bytes ${range.first}-${range.last}/${length}`,
    'Content-Length',
    String(part.length),
  ]);
  sendBody(part, response);
}

function linesOf(headers: Headers, secure: boolean): string[] {
  return secure ? headers.secure : headers.plain;
}

/**
 * Whether an If-None-Match header names the tag (RFC 9110, 13.1.2): `*`, or a list that holds it, weak (W/) or strong.
 * @param etag with its quotes
 */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
