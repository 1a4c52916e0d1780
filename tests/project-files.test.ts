import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from '../content/editor-schemas.ts';
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

test('editor settings map each content file to its schema', () => {
  const { 'yaml.schemas': schemas } = JSON.parse(read('.vscode/settings.json'));
  expect(schemas).toEqual(Object.fromEntries(editorSchemas().map(({ name, pattern }) => [`.vscode/schemas/${name}`, pattern])));
});

test('an editor schema has fields and limits of its file', () => {
  const home = editorSchemas().find(({ pattern }) => pattern === 'content/pages/home.yaml');
  expect(home?.schema).toMatchObject({ properties: { title: { type: 'string', maxLength: 51 } }, additionalProperties: false });
});

test('npm start, the unit and the container run the server with the same limit of new objects', () => {
  const files = ['package.json', 'deploy/tarazu@.service', 'deploy/Containerfile', 'docs/running.md', 'scripts/bench/servers.ts'];
  const limits = files.map((file) => /--max-semi-space-size=\d+/.exec(read(file))?.[0]);
  expect(limits).toEqual(files.map(() => '--max-semi-space-size=4'));
});

test(".nvmrc names the project's major version of Node", () => {
  const [, major] = /nodeVersion = '(\d+)/.exec(read('scripts/run.mjs')) ?? [];
  expect(read('.nvmrc').trim()).toBe(major);
});
