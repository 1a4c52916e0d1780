import { resolve } from 'node:path';
import { build } from 'vite';

/** Asked for by pg only where somebody has installed them; no settings of ours lead there. */
const absent = ['pg-native', 'pg-cloudflare'];
/** Native code, found in node_modules when somebody uploads a picture: where words are edited, the project is there to build from. */
const native = ['sharp'];

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
          // Names stay: they are what the stack of an error says.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
