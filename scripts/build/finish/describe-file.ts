import { basename, join } from 'node:path';
import { lookup } from 'mime-types';
import type { ServedFile } from '../../../server/build-output/manifest.ts';

/**
 * Returns the manifest entry of a file, without its compressed versions.
 * @param folder Astro's output folder, such as dist/site
 * @param more policy of a page, or canonical address of a Markdown version
 */
export const describeFile = (folder: string, file: string, more: Pick<ServedFile, 'policy' | 'canonical'>): ServedFile => ({
  ...{ path: addressOf(file), kind: kindOf(file), type: contentType(file), file: join(basename(folder), file) },
  ...more,
});

function kindOf(file: string): ServedFile['kind'] {
  if (file.startsWith('_assets/')) return 'asset';
  if (basename(file) === '404.html') return 'not-found';
  return file.endsWith('.html') || file.endsWith('.md') ? 'page' : 'file';
}

/**
 * Returns the Content-Type of a file by its extension.
 * @throws Error for an unknown extension: with `nosniff`, a wrong type would make the file useless
 */
function contentType(file: string): string {
  const type = lookup(file);
  if (!type) throw new Error(`${file}: its ending has no content type. Give it another ending, or remove the file.`);
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether files of a type shrink by compression. Pictures, PDFs and most fonts are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm' || type === 'font/ttf';
}

/** Returns the path of a built file: index.html becomes its folder, other pages lose .html, other files keep their name. */
export function addressOf(file: string): string {
  const path = file === 'index.html' ? '' : file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${path}`);
}
