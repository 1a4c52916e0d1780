import { type Plugin, runnerImport } from 'vite';

/**
 * Gives the browser what modules of components make at build, such as HTML, instead of their source and of React, which draws it.
 * Each of their exports is a function that takes nothing and hands back plain data.
 * @param files what the full paths of such modules look like
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
        .map(([name, make]) => `export const ${name} = () => (${JSON.stringify(make())});`)
        .join('\n');
    },
  };
}
