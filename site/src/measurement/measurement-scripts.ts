import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleScript } from '../hydrate/bundle-alone.ts';
import { rewritePages } from '../hydrate/rewrite-pages.ts';

/** Scripts that the client libraries request at fixed addresses. Some hosts serve their own scripts there. */
const scripts = {
  'insights-script.ts': '_vercel/insights/script.js',
  'speed-insights-script.ts': '_vercel/speed-insights/script.js',
} as const;
/** Address in pages → source file. The build adds a content hash to the address, for caching. */
export type HashedScripts = Readonly<Record<string, string>>;

/**
 * Builds the measurement scripts, each as one file without imports, and writes hashed addresses into pages.
 * @param folder folder of the two scripts with fixed addresses; undefined if our server does not receive reports
 * @param hashed scripts that every page loads
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
            // The address must be in HTML. In a script, replacing it would change content whose hash is already the script's name.
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
