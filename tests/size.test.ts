import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Upper limits, which only fall: lower them with each commit that deletes. docs/decisions/size.md says when one may rise. */
const limits = { files: 674, lines: 51827, testLines: 32528 };

/** Lines of all files in code: every file that git tracks, with its number of lines. */
const code = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.astro', '*.mjs', '*.css'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
  .map((file) => ({ isTest: /(^|\/)tests?\/|\.test\./.test(file), lines: readFileSync(file, 'utf8').split('\n').length - 1 }));

const total = (isTest: boolean) => code.filter((file) => file.isTest === isTest).reduce((sum, { lines }) => sum + lines, 0);

test.for([
  ['lines of production code', total(false), limits.lines],
  ['files of production code', code.filter(({ isTest }) => !isTest).length, limits.files],
  ['lines of tests', total(true), limits.testLines],
] as const)('%s stay within their limit', ([, count, limit]) => {
  expect(count).toBeLessThanOrEqual(limit);
});
