import { build, type Plugin } from 'vite';

/**
 * Bundles the frame of an island into one script without imports: it shares small parts with the island's own script, and a file of those
 * would be one more to wait for.
 * @param entry full path of a frame.ts
 * @throws Error when it does not come out as one script
 */
export async function bundleFrame(entry: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const output = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error(`${entry} does not build into one script`);
  return chunk.code;
}
