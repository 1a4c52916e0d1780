/** What a request asks for. */
export interface Target {
  /** Path with percent-encoding undone, beginning with a slash. */
  path: string;
  /** With its question mark; empty if there is none. */
  query: string;
}

/**
 * Reads a request target (RFC 9112, 3.2), also in its absolute form.
 * @returns undefined when it makes no sense as an address of this site: broken percent-encoding, no leading slash,
 *   or a slash, backslash or control character in encoded form, which proxies and servers are known to read differently
 */
export function readTarget(url: string): Target | undefined {
  const local = url.replace(/^https?:\/\/[^/?]*/i, '');
  const cut = local.indexOf('?');
  const encoded = (cut < 0 ? local : local.slice(0, cut)) || '/';
  const query = cut < 0 ? '' : local.slice(cut);
  if (!encoded.startsWith('/') || /%(2f|5c|[01][0-9a-f]|7f)/i.test(encoded)) return undefined;
  try {
    return { path: decodeURIComponent(encoded), query };
  } catch {
    return undefined;
  }
}
