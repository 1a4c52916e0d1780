import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleScript } from '../hydrate/bundle-alone.ts';
import { rewritePages } from '../hydrate/rewrite-pages.ts';

/** The two scripts that the public libraries ask for: at these addresses on every host, and a host that has its own puts it in their place. */
const scripts = {
  'insights-script.ts': '_vercel/insights/script.js',
  'speed-insights-script.ts': '_vercel/speed-insights/script.js',
} as const;
/** Address that pages name, and the source of what is there. The file gets a hash in its name, so that browsers may keep it. */
export type HashedScripts = Readonly<Record<string, string>>;

/**
 * Builds measurement's scripts, each into one file without imports, and writes the addresses of those with a hash into the pages.
 * @param folder of the two scripts that have fixed addresses; undefined where our server does not take their reports
 * @param hashed those that every page loads by itself
 */
export function measurementScripts(folder: string | undefined, hashed: HashedScripts): AstroIntegration {
  return {
    name: 'measurement-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        for (const [source, file] of folder ? Object.entries(scripts) : [])
          await write(join(site, file), await bundleScript(join(folder as string, source)));
        const addresses = new Map<string, string>();
        for (const [named, source] of Object.entries(hashed)) {
          const code = await bundleScript(source);
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
          const address = named.replace('.js', `.${hash}.js`);
          await write(join(site, address), code);
          addresses.set(named, address);
        }
        await rewritePages(dir, (html, page) =>
          [...addresses].reduce((rest, [named, address]) => {
            // Not in a file of scripts either, whose name is a hash of what is in it.
            if (!html.includes(named)) throw new Error(`${page} does not name ${named} in its HTML: see layouts/Base.astro`);
            return rest.replaceAll(named, address);
          }, html),
        );
      },
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
