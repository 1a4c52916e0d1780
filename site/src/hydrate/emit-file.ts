import type { Plugin } from 'vite';

/**
 * Adds a file that the build makes to those of the browser. While developing it is made anew for each request.
 * @param address what the addresses of such files look like
 * @param make the file's address and its text, JSON
 */
export function emitFile(address: RegExp, make: () => { address: string; text: string }): Plugin {
  return {
    name: 'emit-file',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const file = make();
      this.emitFile({ type: 'asset', fileName: file.address.slice(1), source: file.text });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!address.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'application/json').end(make().text);
      });
    },
  };
}
