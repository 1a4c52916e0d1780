import type { Site } from './load-site.ts';

/** A parsed request target. */
export interface Target {
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
export function cleanAddress({ files }: Site, path: string): string | undefined {
  return [path, plainPath(path)].map(encodeURI).find((address) => files.has(address));
}

/** Matches punctuation that mail readers include in a link. The length is limited, so that matching is not quadratic. */
const afterAddress = /[\s/.,;:!)\]}>'"’”»…]{1,8}$/u;

/** Normalises a path: lower case, single slashes, no trailing .html, slash or punctuation. */
export function plainPath(path: string): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(afterAddress, '')
    .replace(/(\/index)?\.html$/i, '');
  return plain.toLowerCase() || '/';
}
