import type { ServedFile } from '../build-output/manifest.ts';
import { denyAllPolicy, securityHeaders, transportSecurity } from '../http/security-headers.ts';
import { cacheControl } from './cache-control.ts';

/** One encoding of a file with its headers, computed in advance. */
export interface Representation {
  readonly body: Buffer;
  /** ETag with quotes. It differs between encodings (RFC 9110, 8.8.3). */
  readonly etag: string;
  /** Headers as alternating names and values, which writeHead takes without copying. */
  readonly whole: Headers;
  /** Headers of 304 and 206, without Content-Length. */
  readonly bare: Headers;
}

/** Headers over HTTP and over HTTPS. */
export interface Headers {
  readonly plain: string[];
  readonly secure: string[];
}

/** Computes the headers of one encoding. */
export function headerLines(file: ServedFile, length: number, coding: 'br' | 'gzip' | undefined): Omit<Representation, 'body'> {
  const etag = `"${file.etag}${coding ? `-${coding}` : ''}"`;
  const bare = {
    'Content-Type': file.type,
    ...(coding ? { 'Content-Encoding': coding } : { 'Accept-Ranges': 'bytes' }),
    ...(file.brotli || file.gzip ? { Vary: 'Accept-Encoding' } : {}),
    // A page sent with 404 has no ETag.
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
