import { lookup } from 'mime-types';

/**
 * Returns the Content-Type of a file by its extension.
 * @throws Error for an unknown extension: with `nosniff`, a wrong type would make the file useless
 */
export function contentType(file: string): string {
  const type = lookup(file);
  if (!type) throw new Error(`${file}: its ending has no content type. Give it another ending, or remove the file.`);
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether files of a type shrink by compression. Pictures, PDFs and most fonts are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm' || type === 'font/ttf';
}
