import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fingerprint, folders, notRead } from '../../../scripts/build/build-stamp.mjs';
import { ContentCopy } from '../../support/content/content-copy.ts';

const copy = new ContentCopy();
afterEach(() => vi.unstubAllEnvs());

/** Lists a source file and everything that it imports. */
function filesReachedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?'(\.{1,2}\/[^']+)'|import\('(\.{1,2}\/[^']+)'\)/gm);
  for (const [, fromStatic, fromDynamic] of imports)
    filesReachedFrom(normalize(join(dirname(file), (fromStatic ?? fromDynamic) as string)), found);
  return found;
}

test('every source of a build is part of its fingerprint', () => {
  const sources = ['scripts/build.ts', 'site/astro.config.ts', 'desk/render.tsx', 'server/main.ts'].flatMap((file) => [
    ...filesReachedFrom(file),
  ]);
  expect(sources).toContain('content/load.ts');
  expect(sources.filter((file) => !folders.includes(file.split('/')[0] as string) || notRead.test(file))).toEqual([]);
});

test.each(['server/mail/compose-mail.test.ts', 'site/src/layouts/header/Header.test.ts', 'scripts/tools/chromium.ts'])(
  'an edit of %s makes no build out of date',
  (file) => expect(statSync(file).isFile() && notRead.test(file)).toBe(true),
);

test('an edit in CONTENT_DIR changes the fingerprint', () => {
  vi.stubEnv('CONTENT_DIR', copy.folder);
  const before = fingerprint();
  expect(fingerprint()).toBe(before);
  copy.write('mail.yaml', `${copy.read('mail.yaml')}# A note.\n`);
  expect(fingerprint()).not.toBe(before);
});
