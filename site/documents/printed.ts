import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is known of a PDF as it was last printed. */
export interface PrintedDocument {
  /** Of the HTML it was printed from: when the words or the look have moved on, documentHtml gives another. */
  from: string;
  pages: number;
  bytes: number;
}

/** The list of printed documents, beside the pages that link them. */
export const printedFile = 'site/src/printed-documents.json';

/** What was printed last, by the name of the document; empty of those that have not been. */
export function printedDocuments(): Record<string, PrintedDocument> {
  return JSON.parse(readFileSync(printedFile, 'utf8'));
}

/** Names the HTML that a PDF is printed from. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 24);
}
