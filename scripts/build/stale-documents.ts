import type { Content } from '../../content/load.ts';
import { printedDocuments, printedFolder } from '../../site/src/documents/printed-documents.ts';
import { importDocuments } from './import-documents.ts';

/** Lists addresses of PDFs that are missing or older than their content. @param contentFolder the folder from which `content` was read */
export async function staleDocuments(content: Content, contentFolder: string): Promise<string[]> {
  const { documentSources, isCurrent } =
    await importDocuments<typeof import('../../site/src/documents/print/document-html.tsx')>('document-html.tsx');
  const printed = printedDocuments();
  return documentSources(content, contentFolder)
    .filter((source) => !isCurrent(source, printed, printedFolder()))
    .map(({ path }) => path);
}
