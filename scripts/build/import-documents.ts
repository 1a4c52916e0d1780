import { type Plugin, runnerImport } from 'vite';

/** Class names of CSS modules stay as they are written, as in a test: a document prints the sheets themselves, and is known by its HTML. */
const plainClassNames: Plugin = {
  name: 'plain-class-names',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.module.css') ? '\0class-names' : undefined),
  load: (id) => (id === '\0class-names' ? 'export default new Proxy({}, { get: (_, name) => name });' : undefined),
};

/** Imports a module of site/documents. Node strips types but does not compile JSX, so Vite loads it. */
export async function importDocuments<Module>(name: 'sources' | 'update-documents'): Promise<Module> {
  return (await runnerImport<Module>(`./site/documents/${name}.ts`, { plugins: [plainClassNames] })).module;
}
