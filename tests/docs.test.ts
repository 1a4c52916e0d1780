import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
/** Documents whose paths and commands must exist. */
const documents = tracked.filter((file) => file.endsWith('.md') && !/^content\/.*\/|^site\/public\//.test(file));
/** Paths outside the repository: build output, files that a reader creates, and words that only look like a file's name. */
const untracked = /^(\/|dist|var|\.node|\.generated)|photos\/$|METHOD|NAME|newclient|Mozilla|content\/news|PascalCase|kebab-case/;

test.each(documents)('%s names only existing files and folders', (document) => {
  const quoted = [...readFileSync(document, 'utf8').matchAll(/`([\w./[\]-]+(?:\.(?:tsx?|m?js|mts|css|astro|yaml|sh)|\/))`/g)];
  const named = quoted.map(([, path = '']) => path).filter((path) => !untracked.test(path));
  const isThere = (path: string) =>
    tracked.some((file) => (path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('comments name only existing files', () => {
  const named = tracked
    .filter((file) => /\.(tsx?|m?js|mts|css|astro|yaml|jsonc)$/.test(file) && !file.startsWith('training/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^\s*(?:\/?\*|\/\/|# ).*/gm) ?? [])
    .flatMap((comment) => comment.match(/(?<![\w.*@/-])[\w-][\w./[\]-]*\.(?:tsx?|mjs|astro|yaml)(?![\w.*])/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !untracked.test(path) && !tracked.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Test files that a command runs. */
const testFiles: Record<string, RegExp> = {
  'test:unit': /^(?!tests\/(build|server|browser|faults)\/).*\.test\.ts$/,
  'test:e2e': /^tests\/browser\/.*\.test\.ts$/,
};

test.each(documents)('commands in %s exist, and know the words that follow', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(/\bnpm (?:run (?:-s )?|(?=start\b|test\b))([a-z][\w:]*)(?: -- ([^`\n#]*))?/g);
  for (const [command, name = '', rest = ''] of named) {
    expect(scripts, command).toHaveProperty([name]);
    const isTest = name.startsWith('test');
    const source = `scripts/${scripts[name]?.split('run.mjs ')[1]}`;
    const known = isTest
      ? tracked.filter((file) => (testFiles[name] ?? /\.test\.ts$/).test(file))
      : tracked.filter((file) => file.startsWith(source)).map((file) => readFileSync(file, 'utf8'));
    // Placeholders are in capitals, values have digits or quotes.
    for (const [, word = ''] of rest.matchAll(/(?:^| )(?:--)?([a-z][a-z/-]*)(?= |$)/g))
      if (!rest.includes(`"`)) expect(known.join(' '), command).toContain(word);
  }
});

test('walks in docs/architecture.md name existing files', () => {
  const [, walks = ''] = /## Four walks(.*?)\n## /s.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const named = [...walks.matchAll(/`([\w./[\]-]+\.(?:tsx?|yaml|astro))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  let folder = '';
  const places = named.map((path) => {
    const place = path.includes('/') ? path : join(folder, path);
    folder = dirname(place);
    return place;
  });
  expect(places.filter((place) => !tracked.includes(place))).toEqual([]);
});

test('every row of threats in docs/threats.md names existing tests', () => {
  const [, threats = ''] = readFileSync('docs/threats.md', 'utf8').split(/^## .*$/m);
  const rows = threats.split('\n').filter((line) => line.startsWith('| ') && !/^\| (input|---) /.test(line));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const files = [...row.matchAll(/`([\w./-]+\.test\.ts|tests\/[^`]+)`/g)].map(([, file]) => file as string);
    expect(files, row).not.toEqual([]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
});

test('links between documents lead to existing files', () => {
  const linked = tracked
    .filter((file) => file.endsWith('.md') && file.startsWith('docs/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\]\(([\w./-]+\.md)/g)].map(([, path = '']) => join(dirname(file), path)));
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
});
