import { build } from 'vite';

/** One script as plain code in a function of its own: two of them on a page share no names. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', modulePreload: false, lib: { entry, formats: ['iife'], name: 'measurement' }, minify: true },
  });
  const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error(`${entry} does not build into one script`);
  return chunk.code;
}
