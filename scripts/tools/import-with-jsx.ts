import { createServer } from 'vite';

/** Imports a module of the server whose imports have JSX, which Node does not read: mail is React. @param path from the project's root, such as /server/main.ts */
export async function importWithJsx<Module>(path: string): Promise<Module> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // Whoever calls ends with its process, and starts anew when files change.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return (await vite.ssrLoadModule(path)) as Module;
}
