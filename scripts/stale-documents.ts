import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Content } from '../content/load.ts';
import { printedDocuments, printedFile } from '../site/documents/printed.ts';

/** Addresses of PDFs that are missing or older than their content. @param contentFolder folder that `content` was read from */
export async function staleDocuments(content: Content, contentFolder: string): Promise<string[]> {
  // Node strips types but does not compile JSX, so Vite loads the documents.
  const { documentSources, isCurrent } = (await runnerImport<typeof import('../site/documents/sources.ts')>('./site/documents/sources.ts'))
    .module;
  const known = existsSync(printedFile) ? printedDocuments() : {};
  return documentSources(content, contentFolder)
    .filter((source) => !isCurrent(source, known, 'site'))
    .map(({ path }) => path);
}
