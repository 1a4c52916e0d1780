import type { Plugin } from 'vite';

/**
 * Emits a generated file into the browser's build. In development the file is generated for each request.
 * @param address pattern of the file's address
 * @param generate returns the file's address and its JSON text
 */
export function emitFile(address: RegExp, generate: () => { address: string; text: string }): Plugin {
  return {
    name: 'emit-file',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const file = generate();
      this.emitFile({ type: 'asset', fileName: file.address.slice(1), source: file.text });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!address.test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'application/json').end(generate().text);
      });
    },
  };
}
