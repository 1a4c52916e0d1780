import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { buildTarget } from '../../oldest-browsers.ts';

/**
 * Bundles one script without imports: it shares small parts with others, and a file of these would be one more to wait for.
 * @param entry its full path
 * @param options of Vite; if left out, it comes out as a module
 * @throws Error when it does not come out as one script
 */
export async function bundleAlone(
  entry: string,
  plugins: Plugin[] = [],
  options: BuildEnvironmentOptions = {
    rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
  },
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: buildTarget, write: false, modulePreload: false, ...options },
  });
  const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error(`${entry} does not build into one script`);
  return chunk.code;
}

/** The same as plain code in a function of its own: two of them on a page share no names. */
export const bundleScript = (entry: string): Promise<string> =>
  bundleAlone(entry, [], { lib: { entry, formats: ['iife'], name: 'measurement' }, minify: true });
