import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Every module of content with the modules that it imports by their path, types included. */
const imports = new Map(
  globSync('content/**/*.ts').map((file) => {
    const found = readFileSync(file, 'utf8').matchAll(
      /^\s*(?:import|export|\}) ?[^'"]*?(?:from )?['"](\.[^'"]+\.ts)['"]|import\(['"](\.[^'"]+\.ts)['"]\)/gm,
    );
    return [file, [...found].map(([, plain, called]) => normalize(join(dirname(file), (plain ?? called) as string)))] as const;
  }),
);

/** The first way that leads from a module back to itself, through those on the way to it. */
function circle(file: string, way: readonly string[] = []): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const other of imports.get(file) ?? []) {
    const found = circle(other, [...way, file]);
    if (found) return found;
  }
  return undefined;
}

test('content imports nothing of ours outside content', () => {
  const all = [...imports.values()].flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((file) => !imports.has(file))).toEqual([]);
});

test('no module of content leads back to itself, not even for a type', () => {
  expect([...imports.keys()].flatMap((file) => circle(file)?.join(' → ') ?? [])).toEqual([]);
});
