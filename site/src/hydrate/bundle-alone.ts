import { build, type Plugin } from 'vite';

/**
 * Bundles one script without imports: it shares small parts with those of islands, and a file of these would be one more to wait for.
 * @param entry full path of an island's frame.ts, or of the script of every page
 * @throws Error when it does not come out as one script
 */
export async function bundleAlone(entry: string, plugins: Plugin[] = []): Promise<string> {
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
