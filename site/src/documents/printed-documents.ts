import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata of a PDF from its last print. */
export interface PrintedDocument {
  /** Hash of the source HTML, which differs from the current HTML's hash after a change of words or styles. */
  from: string;
  pages: number;
  bytes: number;
}

/** Returns the folder with the printed PDFs, in public/documents, and their list. A publish prints into a folder of its own, PRINTED_DIR. */
export const printedFolder = () => process.env.PRINTED_DIR ?? 'site';

/** Path of the list of printed documents. */
export const printedFile = () => join(printedFolder(), 'src/documents/printed-documents.json');

/** Reads the metadata of printed documents by slug. Documents that were never printed have no entry. */
export function printedDocuments(): Record<string, PrintedDocument> {
  return existsSync(printedFile()) ? JSON.parse(readFileSync(printedFile(), 'utf8')) : {};
}
