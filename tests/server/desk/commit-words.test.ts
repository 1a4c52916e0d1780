import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitWords } from '../../../server/words/complete-publication.ts';
import type { Change } from '../../../shared/api/words.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const publication = {
  at: Date.parse('2026-11-28T10:00:00Z'),
  by: 'Asha',
  changes: [{ file: 'home.yaml', label: 'Heading', by: 'Ravi' }] as unknown as Change[],
};

/** A checkout with one committed word. */
function checkout() {
  const folder = scratchFolder('checkout');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { encoding: 'utf8' });
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  git('init', '--quiet');
  write('content/home.yaml', 'old');
  git('add', '.');
  git('commit', '--quiet', '-m', 'words');
  const committed = () => git('show', '--name-status', '--format=%an', 'HEAD').trim().split(/\n+/);
  return { folder, git, write, committed };
}

test('a commit has the published files and PDFs, and nothing else', async () => {
  const { folder, write, git, committed } = checkout();
  const files = [write('content/home.yaml', 'new'), write('site/public/documents/new.pdf', 'pdf'), join(folder, 'content/never.yaml')];
  write('content/other.yaml', 'not published');
  expect(await commitWords(files, publication)).toBeUndefined();
  expect(committed()).toEqual(['Asha', 'M\tcontent/home.yaml', 'A\tsite/public/documents/new.pdf']);
  expect(git('show', '--format=%b', '--no-patch', 'HEAD')).toContain('Co-authored-by: Ravi');
  rmSync(files[1] as string);
  expect(await commitWords(files, publication)).toBeUndefined();
  expect(committed()).toEqual(['Asha', 'D\tsite/public/documents/new.pdf']);
  expect(git('status', '--porcelain').trim()).toBe('?? content/other.yaml');
});

test('a commit that cannot be made says why', async () => {
  const { write, git, folder } = checkout();
  const file = write('content/home.yaml', 'new');
  write('.git/index.lock', '');
  expect(await commitWords([file], publication)).toBe('another git command holds .git/index.lock');
  rmSync(join(folder, '.git/index.lock'));
  git('stash', '--quiet');
  git('checkout', '--quiet', '-b', 'other');
  write('content/home.yaml', 'theirs');
  git('commit', '--quiet', '--all', '-m', 'theirs');
  git('checkout', '--quiet', '-');
  write('content/home.yaml', 'ours');
  git('commit', '--quiet', '--all', '-m', 'ours');
  expect(() => git('merge', 'other')).toThrow();
  expect(await commitWords([file], publication)).toBe('a merge is not finished');
});

test('without a checkout nothing has to be committed', async () => {
  const file = join(scratchFolder('words'), 'home.yaml');
  writeFileSync(file, 'new');
  expect(await commitWords([file], publication)).toBeUndefined();
});
