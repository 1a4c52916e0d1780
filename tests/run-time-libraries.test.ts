import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Scripts that a running server starts for its desk (server/words/, server/desk/words-page.ts). */
const started = ['scripts/desk/publish.ts', 'scripts/documents.ts', 'scripts/desk/preview.ts', 'scripts/desk/try-answers.ts'];

/** Returns the libraries that a file and its imports need; types need none. */
function librariesOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)(?:[\w*{][^;']* from )?'([^'\s]+)';$/gm);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return /\.(ts|mjs)$/.test(name) ? librariesOf(resolve(dirname(file), name), seen) : [];
    return [name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] as string];
  });
}

test.each(started)('%s needs no development dependency', (file) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const needed = librariesOf(resolve(file), new Set()).filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});
