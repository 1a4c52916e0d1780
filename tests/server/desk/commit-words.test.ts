import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commitWords } from '../../../server/words/complete-publication.ts';
import type { Change } from '../../../shared/api/words.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const publication = {
  at: Date.parse('2026-11-28T10:00:00Z'),
  by: 'Asha',
  changes: [{ file: 'home.yaml', label: 'Heading', by: 'Ravi' }] as unknown as Change[],
};

async function commit(files: readonly string[], what = publication) {
  const log: string[] = [];
  const reason = await commitWords(files, what, (lines) => log.push(...lines));
  return { reason, logged: log.join('\n') };
}

function failingHook(): string {
  const folder = scratchFolder('hooks');
  writeFileSync(join(folder, 'prepare-commit-msg'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return folder;
}

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
  expect((await commit(files)).reason).toBeUndefined();
  expect(committed()).toEqual(['Asha', 'M\tcontent/home.yaml', 'A\tsite/public/documents/new.pdf']);
  expect(git('show', '--format=%b', '--no-patch', 'HEAD')).toContain('Co-authored-by: Ravi');
  rmSync(files[1] as string);
  expect((await commit(files)).reason).toBeUndefined();
  expect(committed()).toEqual(['Asha', 'D\tsite/public/documents/new.pdf']);
  expect(git('status', '--porcelain').trim()).toBe('?? content/other.yaml');
});

test('a commit needs neither a known author nor a signature', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('HOME', scratchFolder('home'));
  vi.stubEnv('XDG_CONFIG_HOME', undefined);
  const { write, git, committed } = checkout();
  for (const setting of ['user.useConfigOnly', 'commit.gpgsign']) git('config', setting, 'true');
  git('config', 'gpg.program', 'false');
  expect(await commit([write('content/home.yaml', 'new')])).toEqual({ reason: undefined, logged: '' });
  expect(committed()).toEqual(['Asha', 'M\tcontent/home.yaml']);
});

describe('a commit that cannot be made says why in words, and the log says what git said', () => {
  type Checkout = ReturnType<typeof checkout>;
  const merge = ({ write, git }: Checkout) => {
    git('stash', '--quiet');
    git('checkout', '--quiet', '-b', 'other');
    write('content/home.yaml', 'theirs');
    git('commit', '--quiet', '--all', '-m', 'theirs');
    git('checkout', '--quiet', '-');
    write('content/home.yaml', 'ours');
    git('commit', '--quiet', '--all', '-m', 'ours');
    expect(() => git('merge', 'other')).toThrow();
  };
  const finds = "whoever looks after the server finds the cause in the server's log";
  const cases: [what: string, breakIt: (checkout: Checkout) => void, reason: string, logged: RegExp][] = [
    ['a merge', merge, 'somebody has begun to merge other work, and has not finished', /during a merge/],
    [
      'a locked index',
      ({ write }) => write('.git/index.lock', ''),
      'another program is at work on it, or was stopped in the middle',
      /index\.lock/,
    ],
    ['a damaged index', ({ write }) => write('.git/index', 'nonsense'), finds, /index file/],
    ['a hook', ({ git }) => git('config', 'core.hooksPath', failingHook()), finds, /Command failed/],
  ];
  test.for(cases)('after %s', async ([, breakIt, reason, logged]) => {
    const broken = checkout();
    const file = broken.write('content/home.yaml', 'new');
    breakIt(broken);
    expect(await commit([file])).toEqual({ reason, logged: expect.stringMatching(logged) });
    expect(reason).not.toMatch(/[/`]|git /);
  });

  test('for an author without a letter', async () => {
    const { write } = checkout();
    const { reason } = await commit([write('content/home.yaml', 'new')], { ...publication, by: '.' });
    expect(reason).toBe('it takes no author by the name of who published');
  });
});

test('without a checkout nothing has to be committed', async () => {
  const file = join(scratchFolder('words'), 'home.yaml');
  writeFileSync(file, 'new');
  expect((await commit([file])).reason).toBeUndefined();
});
