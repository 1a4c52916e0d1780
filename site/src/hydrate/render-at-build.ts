import { type Plugin, runnerImport } from 'vite';

/**
 * Replaces modules by the results of their functions at build, such as rendered HTML, so that scripts need no React.
 * Each export is a function without parameters that returns plain data.
 * @param files pattern of the modules' absolute paths
 */
export function renderAtBuild(files: RegExp): Plugin {
  return {
    name: 'render-at-build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!files.test(id)) return undefined;
      const { module } = await runnerImport<Record<string, () => unknown>>(id, { configFile: false, logLevel: 'error' });
      return Object.entries(module)
        .map(([name, evaluate]) => `export const ${name} = () => (${JSON.stringify(evaluate())});`)
        .join('\n');
    },
  };
}
