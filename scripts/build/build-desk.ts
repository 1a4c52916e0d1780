import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { mainTypeface } from '../../site/typeface.ts';
import { cssModules } from '../../site/vite-plugins.ts';

/** Options of both builds. */
const common = {
  configFile: false,
  root: resolve('desk'),
  publicDir: false,
  // Hides a warning about the font's address, which only the server resolves.
  logLevel: 'error',
  // Without this, the tests' NODE_ENV would compile JSX for React's development build.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/**
 * Builds the desk: desk/ as one module and stylesheet for the server, and the script of /words with its styles.
 * @param buildFolder such as dist
 * @returns a promise that resolves when the folder desk/ in it is written
 */
export async function buildDesk(buildFolder: string): Promise<void> {
  const folder = resolve(buildFolder, 'desk');
  await build({
    ...common,
    plugins: [cssModules()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      target: 'node24',
      cssTarget: 'chrome120',
      lib: { entry: resolve('desk/render.tsx'), formats: ['es'], fileName: () => 'render.js', cssFileName: 'view' },
    },
  });
  await build({
    ...common,
    plugins: [cssModules()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'chrome120',
      lib: { entry: resolve('desk/words/main.tsx'), formats: ['es'], fileName: () => 'words.js', cssFileName: 'words' },
    },
  });
  copyFileSync(mainTypeface, join(folder, 'anek-latin.woff2'));
  copyFileSync('site/public/favicon.svg', join(folder, 'favicon.svg'));
}
