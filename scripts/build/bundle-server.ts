import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'vite';
import { buildTarget } from '../../site/page-scripts.ts';
import { mainTypeface } from '../../site/typeface.ts';
import { cssModules } from '../../site/vite-plugins.ts';

/** Options of all builds. */
const common = {
  configFile: false,
  publicDir: false,
  // Hides a warning about the font's address, which only the server resolves.
  logLevel: 'error',
  // Without this, the tests' NODE_ENV would compile JSX for React's development build.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** Optional dependencies of pg that are not installed and never used here. */
const absent = ['pg-native', 'pg-cloudflare'];

/** Escapes other characters: V8 keeps a text with one of them in two bytes per character, which for this file is 4 MB more. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

/**
 * Bundles the server and its libraries into one file, so that Node strips no types and opens few files when the server starts. Includes libraries that
 * only some settings or requests need (a model, PostgreSQL, a mail server), and evaluates them lazily. A running server then finds
 * them even after another build replaced this one.
 *
 * The format is CommonJS: an ES module that imports a Node built-in reads all exports, which for http loads a WebSocket client (30 ms).
 * @param buildFolder such as dist
 * @returns a promise that resolves when the folder server/ in it is written
 */
export async function bundleServer(buildFolder: string): Promise<void> {
  await build({
    ...common,
    ssr: { noExternal: true, external: absent },
    plugins: [asciiOnly],
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
          // Names are kept for readable stack traces.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}

/**
 * Builds the desk: desk/ as one module and stylesheet for the server, and the script of /words with its styles.
 * @param buildFolder such as dist
 * @returns a promise that resolves when the folder desk/ in it is written
 */
export async function buildDesk(buildFolder: string): Promise<void> {
  const folder = resolve(buildFolder, 'desk');
  const buildPart = (entry: string, name: string, cssFileName: string, options: BuildOptions) => {
    const lib = { entry: resolve('desk', entry), formats: ['es' as const], fileName: () => name, cssFileName };
    return build({
      ...common,
      root: resolve('desk'),
      plugins: [cssModules()],
      build: { outDir: folder, emptyOutDir: false, ...options, lib },
    });
  };
  await buildPart('render.tsx', 'render.js', 'view', { minify: false, cssMinify: true, target: 'node24', cssTarget: buildTarget });
  await buildPart('words/main.tsx', 'words.js', 'words', { target: buildTarget });
  copyFileSync(mainTypeface, join(folder, 'anek-latin.woff2'));
  copyFileSync('site/public/favicon.svg', join(folder, 'favicon.svg'));
}
