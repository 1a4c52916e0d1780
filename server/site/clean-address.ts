import type { Site } from './load-site.ts';

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
