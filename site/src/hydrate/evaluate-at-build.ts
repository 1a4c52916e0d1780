import type { Plugin } from 'vite';

/**
 * Replaces a module by the result of its function in browser scripts, so that the function can read content and settings at build.
 * @param file absolute path of the module
 * @param exported the module's only export: a function without parameters that returns plain data
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
