import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';

/** Output folder relative to the project, and the relative path back. */
const folder = 'site/.generated/types';
const back = '../../..';

/**
 * Converts Astro files to TSX as Astro's language server does, under the same paths, so that one compiler run checks the
 * whole project. (`astro check` uses TypeScript 6, which takes twice as long for the pages alone.)
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
    // rootDirs overlays both folders, so that imports resolve across them.
    compilerOptions: { rootDirs: [back, '.'] },
    files: ['env.d.ts', 'astro-jsx.d.ts'].map((name) => `${back}/node_modules/astro/${name}`),
    include: [...include.map((pattern) => `${back}/${pattern}`), 'site'],
    exclude: ['dist', 'node_modules'].map((name) => `${back}/${name}`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return join(folder, 'tsconfig.json');
}
