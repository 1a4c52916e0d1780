import { resolve } from 'node:path';
import { build } from 'vite';

/** Asked for by pg only where somebody has installed them; no settings of ours lead there. */
const absent = ['pg-native', 'pg-cloudflare'];

/**
 * Makes the server one file, with the libraries that it needs: a start then strips no types and opens a handful of files. What only some
 * settings or requests need (a model, PostgreSQL, a mail server) is in it too, but set up only when it is imported: a server that runs finds
 * it also after another build has taken this one's place.
 *
 * As CommonJS: an import of Node's own modules by an ES module reads each of their exports, of http also a WebSocket client that takes 30 ms.
 * @param buildFolder such as dist
 * @returns when the folder server/ in it is made anew
 */
export async function bundleServer(buildFolder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Mail is React: without this both its builds would be in the file.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, external: absent },
    build: {
      ssr: 'server/main.ts',
      outDir: resolve(buildFolder, 'server'),
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: {
        external: absent,
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: 'main.cjs',
          // Names stay: they are what the stack of an error says.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
