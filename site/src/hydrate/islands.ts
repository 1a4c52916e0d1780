import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleAlone } from './bundle-alone.ts';
import { renderAtBuild } from './render-at-build.ts';
import { rewritePages } from './rewrite-pages.ts';

/** What islands share goes into one file with React, because a visitor would wait for each; but not what is large and only some of them need. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/src\/(hydrate|components|measurement|illustrations|islands\/chat)\/|\/shared\/(format|api)\//;

/** What instruments share is one file more, beside React: a first touch asks for three. */
const sharedByInstruments = /\/(?:islands|schema)\/instruments\//;

/** The script of every page, by the source that pages name. It is fetched beside the page, and named by its content as islands' scripts are. */
const pageScript = '/src/enhance/page.ts';

/**
 * Compiled whole while it is fetched, and on another thread, by browsers that know the hint (https://v8.dev/blog/explicit-compile-hints): a
 * first touch wakes an island and moves it, and would wait for each function that either needs.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What a frame shows: the build draws it. */
const frameHtml = renderAtBuild(/\/islands\/[\w-]+\/frame-html\.tsx$/);

/**
 * Builds the scripts of islands: every src/islands/NAME/live.ts, and frame.ts where there is one, becomes a file of its own, and the pages
 * that name it get its address, with those of all that it imports, so that they are fetched together.
 * So does the script of every page. While developing, a page names the source and the development server answers it.
 *
 * Astro's own islands would cost each page 1.5 KiB of script before any touch, beside the 1.1 that it has and of the 2 that it may have
 * (docs/architecture.md, "Speed to reach"): their runtime serves every framework and every directive. Ours costs 0.3.
 */
export function islands(folder: string, names: readonly string[]): AstroIntegration {
  /** By the source that a page names: the script's address, then those of what it imports. */
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
        // React's refresh while developing: a module of React refuses to run without it.
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:build:done': ({ dir }) =>
        rewritePages(dir, (html, page) =>
          html.replace(/(?<= data-(?:island|frame)=")[^"]+|(?<= src=")\/src\/[^"]+/g, (named) => {
            const address = addresses.get(named);
            if (!address) throw new Error(`${page} names ${named}, which is not built: an island has to stand in astro.config.ts`);
            return address;
          }),
        ),
    },
  };
}
