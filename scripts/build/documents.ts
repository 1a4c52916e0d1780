import { type Plugin, runnerImport } from 'vite';
import type { Content } from '../../content/load.ts';
import { printedDocuments, printedFolder } from '../../site/src/documents/printed-documents.ts';

/** Keeps class names of CSS modules as written: documents contain the style sheets unchanged, and are compared by their HTML. */
const plainClassNames: Plugin = {
  name: 'plain-class-names',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.module.css') ? '\0class-names' : undefined),
  load: (id) => (id === '\0class-names' ? 'export default new Proxy({}, { get: (_, name) => name });' : undefined),
};

/** Imports a module of site/src/documents/print. Node strips types but does not compile JSX, so Vite loads it. */
export async function importDocuments<Module>(name: 'document-html.tsx' | 'update-documents.ts'): Promise<Module> {
  return (await runnerImport<Module>(`./site/src/documents/print/${name}`, { plugins: [plainClassNames] })).module;
}

/** Lists addresses of PDFs that are missing or older than their content. @param contentFolder the folder from which `content` was read */
export async function staleDocuments(content: Content, contentFolder: string): Promise<string[]> {
  const { documentSources, isCurrent } =
    await importDocuments<typeof import('../../site/src/documents/print/document-html.tsx')>('document-html.tsx');
  const printed = printedDocuments();
  return documentSources(content, contentFolder)
    .filter((source) => !isCurrent(source, printed, printedFolder()))
    .map(({ path }) => path);
}
