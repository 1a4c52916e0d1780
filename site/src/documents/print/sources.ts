import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentEntry, documentList } from '../../../../content/document-list.ts';
import type { Content } from '../../../../content/load.ts';
import type { PrintedDocument } from '../printed-documents.ts';
import { documentHtml } from './document-html.tsx';

/** Source of a PDF: HTML to print, or the owner's own PDF. */
export type DocumentSource = DocumentEntry & { from: string } & ({ html: string } | { pdf: Buffer });

/** Returns the source of each PDF. @param contentFolder folder whose `documents` has the owner's own PDFs */
export function documentSources(content: Content, contentFolder: string): DocumentSource[] {
  return documentList(content).map((entry) => {
    if (content.ownDocuments.includes(entry.slug)) {
      const pdf = readFileSync(join(contentFolder, 'documents', `${entry.slug}.pdf`));
      return { ...entry, pdf, from: createHash('sha256').update(pdf).digest('base64url').slice(0, 24) };
    }
    const html = documentHtml(content, entry.slug);
    return { ...entry, html, from: fingerprint(html) };
  });
}

/** Hashes the source HTML of a PDF. */
export function fingerprint(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 24);
}

/** Returns whether the published PDF matches its source. @param siteFolder the project's folder `site` */
export function isCurrent({ slug, path, from }: DocumentSource, known: Record<string, PrintedDocument>, siteFolder: string): boolean {
  return known[slug]?.from === from && existsSync(join(siteFolder, 'public', path));
}
