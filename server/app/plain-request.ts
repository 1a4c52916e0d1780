import type { IncomingHttpHeaders } from 'node:http';

/** Longest request that counts as plain, in bytes. */
const LONGEST = 8_192;
const FIRST_LINE = /^GET (\/[!-~]*) HTTP\/1\.1\r\n/;
/** A header as browsers and proxies send it: printable, on one line. */
const HEADER = /([A-Za-z0-9-]+): ?([ -~]*)\r\n/y;

/** Headers that are read: each may stand there once. */
const read = new Set(['host', 'connection', 'accept-encoding', 'x-forwarded-proto']);
/** Headers of browsers and proxies that change nothing in how a whole file is answered. */
const ignored = new Set([
  ...['accept', 'accept-language', 'cache-control', 'cookie', 'dnt', 'origin', 'pragma', 'priority', 'purpose', 'referer', 'save-data'],
  ...['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user'],
  ...['sec-gpc', 'sec-purpose', 'upgrade-insecure-requests', 'user-agent'],
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'],
]);

/** GET for a whole address over a connection that is kept. */
export interface PlainRequest {
  /** As it was sent: with what stands after a question mark, percent-encoded. */
  path: string;
  /** The headers that are read, by their names in small letters. */
  headers: IncomingHttpHeaders;
}

/**
 * Reads a request of the plainest form: it stands there whole and alone, and every header is known (RFC 9112, narrowed).
 * @param chunk all that a connection has said since its last answer
 * @returns undefined for anything else: a part of a request, two at once, a body, a condition, a range, a header that is not known or twice there
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > LONGEST) return undefined;
  const text = chunk.toString('latin1');
  const [line, path] = FIRST_LINE.exec(text) ?? [];
  if (!line || !path || !text.endsWith('\r\n\r\n')) return undefined;
  const headers: Record<string, string> = {};
  const end = text.length - 2;
  let at = line.length;
  while (at < end) {
    HEADER.lastIndex = at;
    const [header, name = '', value = ''] = HEADER.exec(text) ?? [];
    if (!header) return undefined;
    const key = name.toLowerCase();
    if (read.has(key) && headers[key] === undefined) headers[key] = value.trim();
    else if (!ignored.has(key)) return undefined;
    at += header.length;
  }
  const { host, connection = 'keep-alive' } = headers;
  return at === end && host !== undefined && connection.toLowerCase() === 'keep-alive' ? { path, headers } : undefined;
}
