import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';

/**
 * Replaces a module by the result of its function in browser scripts, so that the function can read content and settings at build.
 * @param file absolute path of the module
 * @param exported the module's only export: a function without parameters that returns plain data
 */
export function evaluateAtBuild(file: string, exported: Readonly<Record<string, () => unknown>>): Plugin {
  return {
    name: 'evaluate-at-build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== file) return undefined;
      return Object.entries(exported)
        .map(([name, evaluate]) => `export const ${name} = () => (${JSON.stringify(evaluate())});`)
        .join('\n');
    },
  };
}

/**
 * Returns a plugin that adds a generated JSON file to the client build. In development the file is generated for each request.
 * @param address matches the file's URL, whose content hash is not known in development
 * @param generate returns the file's URL and text
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

/**
 * Returns the cascade layer of a CSS module by its folder: shared parts are below sections. The layers are declared in
 * layouts/Base.astro, and in desk/styles/layers.css for the desk.
 * @param file path of the CSS module
 */
const layerOf = (file: string) => (/\/site\/src\/components\/|\/instruments\/kit\//.test(file) ? 'parts' : 'sections');

/**
 * Returns the name of a CSS module's class in pages. Vite's own names have a longer hash and a line number, which cost each page 200 bytes.
 * @param file path of the CSS module
 */
const scopedName = (name: string, file: string) =>
  `${name}-${createHash('sha256').update(relative('.', file)).digest('base64url').slice(0, 4)}`;

/** Wraps each CSS module in its folder's layer, except modules that declare layers themselves, and names its classes. */
export function cssModules(): Plugin {
  return {
    name: 'css-modules',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, file) => (code.includes('@layer') ? undefined : `@layer ${layerOf(file)} {${code}}`),
    },
  };
}

/** In development, reloads the browser when a file in the content folder changes. */
export function reloadContent(folder: string): Plugin {
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/** Returns the development proxy to a running server's routes of form, assistant and measurement. Without a server there is none. */
export function proxyToServer(server: string | undefined): Record<string, ProxyOptions> {
  return server ? Object.fromEntries(['/api/', '/v1beta/', '/_vercel/'].map((address) => [address, { target: server }])) : {};
}
