import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
/** Decisions are dated: they name files as they stood. */
const documents = tracked.filter((file) => file.endsWith('.md') && !/^content\/.*\/|^docs\/decisions\/|^site\/public\//.test(file));
/** Not in the tree: what a build writes, what a reader makes, and words that only look like a file's name. */
const made = /^(\/|dist|var|\.node|\.generated)|photos\/$|METHOD|NAME|newclient|PascalCase|kebab-case/;

test.each(documents)('%s names no file or folder that is not there', (document) => {
  const quoted = [...readFileSync(document, 'utf8').matchAll(/`([\w./[\]-]+(?:\.(?:tsx?|m?js|mts|css|astro|yaml|sh)|\/))`/g)];
  const named = quoted.map(([, path = '']) => path).filter((path) => !made.test(path));
  const isThere = (path: string) =>
    tracked.some((file) => (path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every row of docs/threats.md names what shows it, and every test named there exists', () => {
  const rows = readFileSync('docs/threats.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (input|---) /.test(line));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const files = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, file]) => file as string);
    if (!row.startsWith('| Libraries')) expect(files, row).not.toEqual([]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
});
