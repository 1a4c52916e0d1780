import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentEntry, documentList } from '../../content/document-list.ts';
import type { Content } from '../../content/load.ts';
import { documentHtml } from './document-html.tsx';
import { fingerprint, type PrintedDocument } from './printed.ts';

/** What a PDF of the site is made from: words to print, or a PDF that the owner made. */
export type DocumentSource = DocumentEntry & { from: string } & ({ html: string } | { pdf: Buffer });

/** The source of each PDF, in the order of their list. @param contentFolder where the owner's own PDFs stand */
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

/** Whether what is offered is what its source says today. @param siteFolder the folder `site` of the project */
export function isCurrent({ slug, path, from }: DocumentSource, known: Record<string, PrintedDocument>, siteFolder: string): boolean {
  return known[slug]?.from === from && existsSync(join(siteFolder, 'public', path));
}
