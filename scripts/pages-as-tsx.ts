import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/** From the project, and the way back. */
const folder = 'site/.generated/types';
const back = '../../..';

/**
 * Writes what TypeScript reads of Astro's files, as Astro's language server does: each as TSX under the same path, so that one run of the compiler checks the
 * whole project. (`astro check` does it with a TypeScript in JavaScript, which takes twice as long for the pages alone as this for everything.)
 * @returns the compiler's project file
 * @throws Error that names an Astro file which cannot be read
 */
export function writePagesAsTsx(): string {
  rmSync(folder, { recursive: true, force: true });
  for (const file of globSync('site/src/**/*.astro')) {
    const { code, diagnostics } = convertToTsx(readFileSync(file, 'utf8'), { filename: file });
    const [mistake] = diagnostics;
    if (mistake) throw new Error(`${file}: ${mistake.message}`);
    const target = join(folder, `${file}.tsx`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
  const project = {
    extends: `${back}/tsconfig.json`,
    // Seen as if the two lay over each other: imports of either lead to the other.
    compilerOptions: { rootDirs: [back, '.'] },
    files: ['env.d.ts', 'astro-jsx.d.ts'].map((name) => `${back}/node_modules/astro/${name}`),
    include: [...include.map((pattern) => `${back}/${pattern}`), 'site'],
    exclude: ['dist', 'node_modules'].map((name) => `${back}/${name}`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return join(folder, 'tsconfig.json');
}
