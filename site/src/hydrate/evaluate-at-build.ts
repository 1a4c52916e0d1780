import type { Plugin } from 'vite';

/**
 * Gives the browser the result of a module's function instead of its source: it reads what only the build can read, such as the content.
 * @param file full path of the module
 * @param exported the module's one export: a function that takes nothing and hands back plain data
 */
export function evaluateAtBuild(file: string, exported: Readonly<Record<string, () => unknown>>): Plugin {
  return {
    name: 'evaluate-at-build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== file) return undefined;
      return Object.entries(exported)
        .map(([name, evaluate]) => `export const ${name} = () => (${JSON.stringify(evaluate())});`)
        .join('\n');
    },
  };
}
