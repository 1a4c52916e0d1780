import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../settings/child-environment.ts';
import type { Publication } from './history.ts';

const run = promisify(execFile);

/** Commits the published files and nothing else in the checkout. Without git or a checkout, only the database keeps the history. */
export async function commitWords(
  files: readonly string[],
  { by, changes, at }: Pick<Publication, 'by' | 'changes' | 'at'>,
): Promise<void> {
  const folder = dirname(files[0] ?? '.');
  const git = (...args: string[]) =>
    run('git', ['-C', folder, '-c', `user.name=${by}`, '-c', 'user.email=desk@localhost', ...args], {
      timeout: 30_000,
      env: childEnvironment(),
    });
  try {
    await git('rev-parse', '--is-inside-work-tree');
    await git('add', '--all', '--', ...files);
    const message = `content: publish ${changes.length === 1 ? 'a change' : `${changes.length} changes`} from the desk`;
    const changeLines = changes.slice(0, 50).map(({ file, label }) => `${file}: ${label}`);
    await git(
      'commit',
      '--quiet',
      '--no-verify',
      `--date=${new Date(at).toISOString()}`,
      '--only',
      '-m',
      message,
      '-m',
      changeLines.join('\n'),
      '--',
      ...files,
    );
  } catch {
    // An untracked file, a hook or a lock must not fail the publish.
  }
}
