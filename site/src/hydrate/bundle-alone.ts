import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { buildTarget } from '../../oldest-browsers.ts';

/**
 * Bundles a script with all its imports, because a shared chunk would be another request.
 * @param entry absolute path
 * @param options Vite build options; an ES module by default
 * @throws Error when the result is not exactly one script
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

/** Bundles a classic script, wrapped in a function so that scripts share no names. */
export const bundleScript = (entry: string): Promise<string> =>
  bundleAlone(entry, [], { lib: { entry, formats: ['iife'], name: 'measurement' }, minify: true });
