import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from '../server/settings/variables.ts';

const lines = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const read = (file: string) => readFileSync(file, 'utf8');

test('.env.example has every setting of server and build, and no others', () => {
  const buildSettings = globSync('{site/src,server}/**/*.{ts,tsx,astro}').flatMap((file) =>
    lines(read(file), /\b(PUBLIC_[A-Z_]*[A-Z])\b/g),
  );
  const known = new Set([...Object.keys(variables.shape), ...buildSettings]);
  expect(lines(read('.env.example'), /^#?([A-Z_]+)=/gm).sort()).toEqual([...known].sort());
});

test('npm start, the unit and the container run the server with the same limits of memory', () => {
  const files = ['package.json', 'deploy/tarazu@.service', 'deploy/Containerfile', 'docs/running.md', 'scripts/bench/servers.ts'];
  const limits = files.map((file) => lines(read(file), /(--max-\w+-space-size=\d+)/g).join(' '));
  expect(limits).toEqual(files.map(() => '--max-semi-space-size=4 --max-old-space-size=768'));
});

test(".nvmrc names the project's major version of Node", () => {
  const [, major] = /nodeVersion = '(\d+)/.exec(read('scripts/run.mjs')) ?? [];
  expect(read('.nvmrc').trim()).toBe(major);
});
