import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { renderAtBuild } from '../../vite-plugins.ts';
import { bundleAlone } from './bundle-alone.ts';
import { rewritePages } from './rewrite-pages.ts';

/** Modules that islands share, bundled with React into one file to save requests. Excludes large modules that only some islands need. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/src\/(hydrate|components|measurement|drawings|islands\/chat)\/|\/shared\/(format|api)\//;

/** Modules that instruments share, bundled into a second file. The first interaction then requests three files. */
const sharedByInstruments = /\/(?:islands|schema)\/instruments\//;

/** Source of the script of every page. Built like islands' scripts, with a content hash in its name. */
const pageScript = '/src/enhance/page.ts';

/**
 * Lets V8 compile the whole file on a background thread during the download (https://v8.dev/blog/explicit-compile-hints).
 * Without the hint, the first interaction would compile each function lazily.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Renders frames' HTML at build. */
const frameHtml = renderAtBuild(/\/islands\/[\w-]+\/frame-html\.tsx$/);

/**
 * Builds islands' scripts: each src/islands/NAME/live.ts, and frame.ts if present, becomes a file. Writes the
 * addresses of the file and its imports into pages, so that browsers fetch all of them in parallel.
 * Does the same for the script of every page. In development, pages name the sources, which the development server serves.
 *
 * Astro's islands would add 1.5 KiB of script to each page, because their runtime supports all frameworks and directives.
 * This integration adds 0.3 KiB. A page has 1.1 KiB of script and may have 3 (docs/architecture.md, "Budgets").
 */
export function islands(folder: string, names: readonly string[]): AstroIntegration {
  /** Source path → the script's address, then those of its imports. */
  const addresses = new Map<string, string>();
  const source = (name: string, script: string) => ({
    name,
    address: `/src/islands/${name}/${script}`,
    file: `${folder}/${name}/${script}`,
  });
  const scripts = names.map((name) => source(name, 'live.ts'));
  const frames = names.map((name) => source(name, 'frame.ts')).filter(({ file }) => existsSync(file));

  const emitScripts: Plugin = {
    name: 'islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      const groups = [
        { name: 'react', test: shared, minShareCount: 2, priority: 1 },
        { name: 'instruments', test: sharedByInstruments, minShareCount: 2 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner: compileHint } } } };
    },
    async buildStart() {
      for (const { name, file } of scripts) this.emitFile({ type: 'chunk', id: file, name: basename(name), preserveSignature: 'strict' });
      for (const { name, address, file } of frames) {
        const code = await bundleAlone(file, [frameHtml]);
        const asset = this.emitFile({ type: 'asset', name: `${name}-frame.js`, source: code });
        addresses.set(address, `/${this.getFileName(asset)}`);
      }
      const page = this.emitFile({ type: 'asset', name: 'page.js', source: await bundleAlone(`${folder}/../enhance/page.ts`) });
      addresses.set(pageScript, `/${this.getFileName(page)}`);
    },
    generateBundle(_, bundle) {
      const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
        const output = bundle[fileName];
        if (seen.has(fileName) || output?.type !== 'chunk') return seen;
        seen.add(fileName);
        for (const imported of output.imports) withImports(imported, seen);
        return seen;
      };
      for (const output of Object.values(bundle)) {
        const script = scripts.find(({ file }) => output.type === 'chunk' && output.facadeModuleId === file);
        if (script) addresses.set(script.address, [...withImports(output.fileName)].map((fileName) => `/${fileName}`).join(' '));
      }
    },
  };

  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        updateConfig({ vite: { plugins: [emitScripts, frameHtml] } });
        // React modules require the Fast Refresh preamble in development.
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (html, page) =>
          html.replace(/(?<= data-(?:island|frame)=")[^"]+|(?<= src=")\/src\/[^"]+/g, (named) => {
            const address = addresses.get(named);
            if (!address) throw new Error(`${page} names ${named}, which is not built: list the island in astro.config.ts`);
            return address;
          }),
        ),
    },
  };
}
