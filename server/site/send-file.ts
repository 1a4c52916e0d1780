import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import type { SiteFile } from './load-site.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Headers, Representation } from './representation.ts';

/** Size of a response that the kernel buffers at once, in bytes. The rest of a larger response may wait in this process. */
const SOCKET_BUFFER = 65_536;

/**
 * Answers GET or HEAD with a file from memory: the whole file, 304, or a byte range.
 * On this hot path, an ordinary request allocates no objects.
 * @param secure whether the visitor uses HTTPS
 */
export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  const { headers } = request;
  // Ranges are always of the identity encoding, so that ranges of several requests fit together.
  const representation =
    headers.range === undefined ? negotiateEncoding(file, headers['accept-encoding'] as string | undefined) : file.identity;
  if (headers['if-none-match'] !== undefined && matchesEtag(headers['if-none-match'], representation.etag)) {
    response.writeHead(304, linesOf(representation.bare, secure));
    response.end();
  } else if (
    headers.range !== undefined &&
    request.method === 'GET' &&
    (headers['if-range'] ?? representation.etag) === representation.etag
  ) {
    sendPart(representation, headers.range, response, secure);
  } else {
    sendWhole(representation, 200, response, secure);
  }
}

/** Sends a not-found page. */
export function sendInstead(page: SiteFile, status: 400 | 404, request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  sendWhole(negotiateEncoding(page, request.headers['accept-encoding'] as string | undefined), status, response, secure);
}

function sendWhole(representation: Representation, status: number, response: ServerResponse, secure: boolean): void {
  response.writeHead(status, linesOf(representation.whole, secure));
  sendBody(representation.body, response);
}

/**
 * Ends a large response only once its body was sent. server.close() treats a connection as idle as
 * soon as its response is ended, and would truncate the response for a slow reader.
 */
function sendBody(body: Buffer, response: ServerResponse): void {
  if (body.length <= SOCKET_BUFFER) response.end(body);
  else response.write(body, () => response.end());
}

function sendPart(representation: Representation, header: string, response: ServerResponse, secure: boolean) {
  const { length } = representation.body;
  const range = byteRange(header, length);
  if (range === undefined) return sendWhole(representation, 200, response, secure);
  const bare = linesOf(representation.bare, secure);
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...bare, 'Content-Range', `bytes */${length}`, 'Content-Length', '0']);
    response.end();
    return;
  }
  const part = representation.body.subarray(range.first, range.last + 1);
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
 * Returns whether an If-None-Match header matches an ETag (RFC 9110, 13.1.2): `*`, or a list with the ETag, weak (W/) or strong.
 * @param etag with quotes
 */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
