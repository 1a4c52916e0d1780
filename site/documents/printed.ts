import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Metadata of a PDF from its last print. */
export interface PrintedDocument {
  /** Hash of the source HTML, which differs from the current HTML's hash after a change of words or styles. */
  from: string;
  pages: number;
  bytes: number;
}

/** Path of the list of printed documents. */
export const printedFile = 'site/src/data/printed-documents.json';

/** Reads the metadata of printed documents by slug. Documents that were never printed have no entry. */
export function printedDocuments(): Record<string, PrintedDocument> {
  return JSON.parse(readFileSync(printedFile, 'utf8'));
}

/** Hashes the source HTML of a PDF. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 24);
}
