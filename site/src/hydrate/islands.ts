import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * Builds the scripts of islands: every src/islands/NAME/live.ts becomes a file of its own, and the pages that name it get its address.
 * While developing, a page names the source and the development server answers it.
 *
 * Astro's own islands would cost each page 1.5 KiB of script before any touch, beside the 1.1 that it has and of the 2 that it may have
 * (docs/architecture.md, "Speed to reach"): their runtime serves every framework and every directive. Ours costs 0.3.
 */
export function islands(folder: string, names: readonly string[]): AstroIntegration {
  const addresses = new Map<string, string>();
  const sources = names.map((name) => ({ name, address: `/src/islands/${name}/live.ts`, file: `${folder}/${name}/live.ts` }));

  const emitScripts: Plugin = {
    name: 'islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { name, file } of sources) this.emitFile({ type: 'chunk', id: file, name: basename(name), preserveSignature: 'strict' });
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const source = sources.find(({ file }) => output.type === 'chunk' && output.facadeModuleId === file);
        if (source) addresses.set(source.address, `/${output.fileName}`);
      }
    },
  };

  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        updateConfig({ vite: { plugins: [emitScripts] } });
        // React's refresh while developing: a module of React refuses to run without it.
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const page of pages) {
          const html = await readFile(site + page, 'utf8');
          const linked = html.replace(/(?<= data-island=")[^"]+/g, (source) => {
            const address = addresses.get(source);
            if (!address) throw new Error(`${page} has the island ${source}, which is not built: name it in astro.config.ts`);
            return address;
          });
          if (linked !== html) await writeFile(site + page, linked);
        }
      },
    },
  };
}
