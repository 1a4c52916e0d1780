import { resolve } from 'node:path';
import { build } from 'vite';

/** Optional dependencies of pg that are not installed and never used here. */
const absent = ['pg-native', 'pg-cloudflare'];
/** Native code, loaded from node_modules for uploaded pictures. Where content is edited, the whole project is installed. */
const native = ['sharp'];

/**
 * Bundles the server and its libraries into one file, so that a start strips no types and opens few files. Libraries that only some
 * settings or requests need (a model, PostgreSQL, a mail server) are included but evaluated lazily, so that a running server does
 * not miss them after another build replaced this one.
 *
 * CommonJS, because an ES module that imports a Node built-in reads each of its exports; for http that loads a WebSocket client (30 ms).
 * @param buildFolder such as dist
 * @returns once the folder server/ in it is written
 */
export async function bundleServer(buildFolder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // E-mails use React: without this, both of its builds would be bundled.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, external: [...absent, ...native] },
    build: {
      ssr: 'server/main.ts',
      outDir: resolve(buildFolder, 'server'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        external: [...absent, ...native],
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: 'main.cjs',
          // Names are kept for readable stack traces.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
