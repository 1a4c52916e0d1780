import { lookup } from 'mime-types';

/**
 * The Content-Type of a file by its ending.
 * @throws Error for an ending that nobody knows: with nosniff a guess would make the file useless to a browser
 */
export function contentType(file: string): string {
  const type = lookup(file);
  if (!type) throw new Error(`${file}: its ending has no content type. Give it another ending, or remove the file.`);
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression is worth trying: text of any kind. Pictures, fonts and PDFs are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm' || type === 'font/ttf';
}
