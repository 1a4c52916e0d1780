import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import pMap from 'p-map';
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';

/**
 * The oldest supported browsers, of November 2022, four years before launch. The build lowers JavaScript and CSS syntax to them.
 * tests/build/oldest-browsers.test.ts checks the APIs that scripts use, and Biome's `useBaseline` checks styles.
 */
export const oldestBrowsers = { chrome: 107, firefox: 107, safari: 16.1, ios: 16.1 };

/** The oldest supported browsers in Vite's format. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/** Number of pages that are rewritten at once: some wait for the disk. */
const AT_ONCE = 16;

interface PageScripts {
  /** ES modules: name of the built file → source below site/. Pages name the source, as in development. */
  modules: Readonly<Record<string, string>>;
  /** Classic scripts at fixed addresses: path of the built file → source below site/. */
  fixed: Readonly<Record<string, string>>;
  /** Vite plugins of the modules' build. */
  plugins: Plugin[];
}

/**
 * Builds scripts that belong to no island, each as one file without imports, because a shared chunk would be another request before
 * a visitor touches anything. Writes their hashed addresses into pages.
 */
export function pageScripts({ modules, fixed, plugins }: PageScripts): AstroIntegration {
  return {
    name: 'page-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const addresses = new Map<string, string>();
        for (const [name, source] of Object.entries(modules)) {
          const code = await bundleModule(source, plugins);
          const address = `/_assets/${name}.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
          await write(join(site, address), code);
          addresses.set(`/${source}`, address);
        }
        for (const [file, source] of Object.entries(fixed)) await write(join(site, file), await bundleClassic(source));
        const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
        const rewrite = async (page: string) => {
          const html = await readFile(join(site, page), 'utf8');
          await writeFile(
            join(site, page),
            [...addresses].reduce((rest, [source, address]) => rest.replaceAll(source, address), html),
          );
        };
        await pMap(pages, rewrite, { concurrency: AT_ONCE });
      },
    },
  };
}

function bundleModule(source: string, plugins: Plugin[]): Promise<string> {
  const input = resolve('site', source);
  return bundle(source, { rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } } }, plugins);
}

/**
 * Bundles a classic script, wrapped in a function so that scripts share no names.
 * @param source path below site/
 */
export function bundleClassic(source: string): Promise<string> {
  return bundle(source, { lib: { entry: resolve('site', source), formats: ['iife'], name: 'script' }, minify: true });
}

async function bundle(source: string, options: BuildEnvironmentOptions, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: buildTarget, write: false, modulePreload: false, ...options },
  });
  const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error(`${source} does not build into one script`);
  return chunk.code;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
