import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import {
  endPublication,
  followWords,
  handOnPublication,
  pendingPublication,
  writePlannedDocuments,
  writePublication,
} from './publication.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const planned = (file: string, before: string | null, after: string | null) => ({
  file,
  before: before === null ? null : digest(before),
  after: after === null ? null : digest(after),
});

/** A project whose current build has a publication: one file changed, one added, one removed. */
function project() {
  const root = scratchFolder('project');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  write('content/home.yaml', 'old');
  write('content/gone.yaml', 'old');
  write('content/unplanned.yaml', 'old');
  write('draft/home.yaml', 'new');
  const build = join(root, 'dist.builds/1');
  const plan = {
    ...{ at: 1, by: 'Asha', changes: [], files: [] },
    planned: [
      planned('content/home.yaml', 'old', 'new'),
      planned('content/added.yaml', null, 'new'),
      planned('content/gone.yaml', 'old', null),
    ],
  };
  const home = join(root, 'draft/home.yaml');
  writePublication(
    build,
    plan,
    new Map([
      ['content/home.yaml', home],
      ['content/added.yaml', home],
    ]),
  );
  writePlannedDocuments(build, []);
  symlinkSync('dist.builds/1', join(root, 'dist'));
  const dist = join(root, 'dist');
  const folders = { content: join(root, 'content'), training: join(root, 'training'), project: root };
  const read = (name: string) => (existsSync(join(root, 'content', name)) ? readFileSync(join(root, 'content', name), 'utf8') : undefined);
  const pending = () => pendingPublication(dist);
  const follow = () => followWords(pending() as NonNullable<ReturnType<typeof pending>>, folders);
  return { dist, root, folders, write, read, pending, follow };
}

test('words follow a publish, however often that is repeated', () => {
  const { read, follow } = project();
  for (let time = 0; time < 2; time += 1) {
    expect(follow()).toEqual([]);
    expect(['home.yaml', 'added.yaml', 'gone.yaml'].map(read)).toEqual(['new', 'new', undefined]);
  }
});

test('a file that is missing in a publication is not removed', () => {
  const { read, follow } = project();
  follow();
  expect(read('unplanned.yaml')).toBe('old');
});

test('files that were changed by hand meanwhile keep that change', () => {
  const { write, read, follow } = project();
  write('content/home.yaml', '<<<<<<< HEAD');
  write('content/gone.yaml', 'needed again');
  expect(follow()).toEqual(['content/home.yaml', 'content/gone.yaml']);
  expect(['home.yaml', 'added.yaml', 'gone.yaml'].map(read)).toEqual(['<<<<<<< HEAD', 'new', 'needed again']);
});

test('a publication counts only while its build is current', () => {
  const { dist, root, pending } = project();
  const other = join(root, 'dist.builds/2');
  mkdirSync(other);
  expect(pending()?.by).toBe('Asha');
  expect(pendingPublication(other)).toBeUndefined();
  endPublication(pendingPublication(dist) as NonNullable<ReturnType<typeof pending>>);
  expect(pending()).toBeUndefined();
});

test('the next build takes over what is left of a publication', () => {
  const { dist, root, folders, read } = project();
  const next = join(root, 'dist.builds/2');
  handOnPublication(dist, next, folders);
  expect(read('home.yaml')).toBe('new');
  expect(pendingPublication(next)?.by).toBe('Asha');
});
