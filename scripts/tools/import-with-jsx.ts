import { createServer } from 'vite';

/**
 * Imports a server module that depends on JSX (e-mails), which Node cannot parse.
 * @param path from the project's root, such as /server/main.ts
 */
export async function importWithJsx<Module>(path: string): Promise<Module> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // The caller's process restarts when files change, so Vite need not watch them.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return (await vite.ssrLoadModule(path)) as Module;
}
