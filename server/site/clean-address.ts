import type { Site } from './load-site.ts';

/**
 * The one address of what a visitor means by a path: without a slash at the end, .html or index.html, and percent-encoded the usual way.
 * @param path with percent-encoding undone
 * @returns the address as the site knows it, or undefined when there is nothing at it
 */
export function cleanAddress({ files }: Site, path: string): string | undefined {
  return candidates(path)
    .map(encodeURI)
    .find((address) => files.has(address));
}

function candidates(path: string): string[] {
  if (path === '/index.html') return ['/'];
  return [path, path.replace(/\/$/, ''), path.replace(/\.html$/, ''), path.replace(/\/index\.html$/, '')];
}
