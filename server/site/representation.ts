import type { ServedFile } from '../build-output/manifest.ts';
import { denyAllPolicy, securityHeaders, transportSecurity } from '../http/security-headers.ts';
import { cacheControl } from './cache-control.ts';

/** One form of one file, with every header it can be sent with made before the first request asks. */
export interface Representation {
  readonly body: Buffer;
  /** With quotes; differs between the forms of one file (RFC 9110, 8.8.3). */
  readonly etag: string;
  /** Names and values in turn, as writeHead takes them without copying. */
  readonly whole: Headers;
  /** For 304 and 206: the same without what describes the body's length. */
  readonly bare: Headers;
}

/** Header lines for a visitor who came by http, and by https. */
export interface Headers {
  readonly plain: string[];
  readonly secure: string[];
}

/** The headers of a form of a file. */
export function headerLines(file: ServedFile, length: number, coding: 'br' | 'gzip' | undefined): Omit<Representation, 'body'> {
  const etag = `"${file.etag}${coding ? `-${coding}` : ''}"`;
  const bare = {
    'Content-Type': file.type,
    ...(coding ? { 'Content-Encoding': coding } : { 'Accept-Ranges': 'bytes' }),
    ...(file.brotli || file.gzip ? { Vary: 'Accept-Encoding' } : {}),
    // A page that is sent with 404 has no state of its own to compare with.
    ...(file.kind === 'not-found' ? {} : { ETag: etag }),
    'Cache-Control': cacheControl[file.kind],
    ...(file.canonical ? { Link: `<${file.canonical}>; rel="canonical"` } : {}),
    'Content-Security-Policy': file.policy ?? denyAllPolicy,
    ...securityHeaders,
    ...(file.type.startsWith('image/') ? { 'Cross-Origin-Resource-Policy': 'same-site' } : {}),
  };
  return { etag, whole: lines({ ...bare, 'Content-Length': String(length) }), bare: lines(bare) };
}

function lines(headers: Record<string, string>): Headers {
  return { plain: Object.entries(headers).flat(), secure: Object.entries({ ...headers, ...transportSecurity }).flat() };
}
