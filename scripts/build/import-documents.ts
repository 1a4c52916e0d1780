import { type Plugin, runnerImport } from 'vite';

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
