import type { Site } from './load-site.ts';

/**
 * The one address of what a visitor means by a path.
 * @param path with percent-encoding undone
 * @returns the address as the site knows it, or undefined when there is nothing at it
 */
export function cleanAddress({ files }: Site, path: string): string | undefined {
  return [path, plainPath(path)].map(encodeURI).find((address) => files.has(address));
}

/** What stands after an address in a sentence, and a mail reader takes for a part of it. So many and no more, or a path of nothing else would take quadratic time. */
const afterAddress = /[\s/.,;:!)\]}>'"’”»…]{1,8}$/u;

/** A path in the form of the site's own: small letters, single slashes, and no .html, slash or punctuation at its end. */
export function plainPath(path: string): string {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(afterAddress, '')
    .replace(/(\/index)?\.html$/i, '');
  return plain.toLowerCase() || '/';
}
