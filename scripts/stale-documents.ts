import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Content } from '../content/load.ts';
import { printedDocuments, printedFile } from '../site/documents/printed.ts';

/** Addresses of the PDFs that do not say what the content says today, or have not been made yet. @param contentFolder where it was read from */
export async function staleDocuments(content: Content, contentFolder: string): Promise<string[]> {
  // Node runs TypeScript as it is, but not JSX: Vite, which Astro brings, reads that.
  const { documentSources, isCurrent } = (await runnerImport<typeof import('../site/documents/sources.ts')>('./site/documents/sources.ts'))
    .module;
  const known = existsSync(printedFile) ? printedDocuments() : {};
  return documentSources(content, contentFolder)
    .filter((source) => !isCurrent(source, known, 'site'))
    .map(({ path }) => path);
}
