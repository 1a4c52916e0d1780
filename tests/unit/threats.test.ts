import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
