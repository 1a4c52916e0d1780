import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * The Content-Type of a file by its ending.
 * @throws Error for an ending it does not know: with nosniff a guess would make the file useless to a browser
 */
export function contentType(file: string): string {
  const type = TYPES[extname(file).toLowerCase()];
  if (!type)
    throw new Error(
      `${file}: its ending has no content type yet. Add the type to scripts/finish-build/content-type.ts, or remove the file.`,
    );
  return type;
}

/** Whether compression is worth trying: text of any kind. Pictures, fonts and PDFs are compressed already. */
export function isText(type: string): boolean {
  return type.includes('charset=utf-8') || type === 'application/wasm' || type === 'font/ttf';
}
