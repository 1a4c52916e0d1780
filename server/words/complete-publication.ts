import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { type PublishProblems, readPublishProblems, writePublishProblems } from '../build-output/publish-problems.ts';
import { childEnvironment } from '../settings/child-environment.ts';
import type { Storage } from '../storage/open-storage.ts';
import { keepPublication, type Publication } from './history.ts';
import { endPublication, followWords, type LiveFolders, livePath, type PendingPublication } from './publication.ts';
import { gitReasonOf, reasonOf } from './reasons.ts';

interface Parts {
  dataDir: string;
  storage: Pick<Storage, 'db'>;
  folders: LiveFolders;
  /** Receives what the system said, for whoever looks after the server. */
  log: (lines: readonly string[], message: string) => void;
}

/**
 * Lets words, history and commit follow the current build. May be repeated. What cannot be done now is noted, to be tried again;
 * a commit is tried again with the next publish.
 * @returns what is left to do, and the files that keep a change by hand
 */
export async function completePublication(
  pending: PendingPublication,
  { dataDir, storage, folders, log }: Parts,
): Promise<{ kept: string[]; problems: PublishProblems }> {
  const problems: PublishProblems = { ...readPublishProblems(dataDir), words: undefined };
  let kept: string[] = [];
  const attempt = async (what: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log([String(error)], 'a publish could not be completed');
      problems.words ??= `The site shows what was published, but ${what} (${reasonOf(error as Error)}). It is tried again every minute.`;
    }
  };
  await attempt('its words could not be written to the files in content/', () => {
    kept = followWords(pending, folders);
  });
  await attempt('it could not be added to the history', () => keepPublication(storage, pending));
  if (!problems.words) {
    const own = pending.planned.filter(({ file }) => !kept.includes(file)).map(({ file }) => livePath(file, folders));
    problems.commit = await commitAll(own, pending, problems.commit, log);
    await attempt('its last step failed', () => endPublication(pending));
  }
  await attempt('a problem could not be noted', () => writePublishProblems(dataDir, problems));
  return { kept, problems };
}

/** Commits files, and those that earlier publishes could not commit. @returns what is still to commit */
async function commitAll(
  own: readonly string[],
  publication: PendingPublication,
  before: PublishProblems['commit'],
  log: Parts['log'],
): Promise<PublishProblems['commit']> {
  const files = [...new Set([...(before?.files ?? []), ...own])];
  const reason = await commitWords(files, publication, log);
  return reason === undefined ? undefined : { reason, files, publishes: [...new Set([...(before?.publishes ?? []), publication.at])] };
}

const run = promisify(execFile);

/**
 * Commits published files and nothing else, in each checkout that has some of them. Without git or a checkout there is nothing to do.
 * @returns why files could not be committed; undefined if all are
 */
export async function commitWords(
  files: readonly string[],
  publication: Pick<Publication, 'by' | 'changes' | 'at'>,
  log: Parts['log'],
): Promise<string | undefined> {
  try {
    for (const [checkout, own] of Map.groupBy(await withCheckouts(files), ([folder]) => folder))
      if (checkout !== undefined)
        await commit(
          checkout,
          own.map(([, file]) => file),
          publication,
        );
    return undefined;
  } catch (error) {
    log([String(error)], 'published files could not be committed');
    return gitReasonOf(error as Error & { stderr?: string });
  }
}

/** Pairs files with the checkout that they are in. */
async function withCheckouts(files: readonly string[]): Promise<[checkout: string | undefined, file: string][]> {
  const checkouts = new Map<string, string | undefined>();
  for (const folder of new Set(files.map(existingFolder))) checkouts.set(folder, await checkoutOf(folder));
  return files.map((file) => [checkouts.get(existingFolder(file)), file]);
}

/** Returns the folder of a file, or the nearest one that is left. */
function existingFolder(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) ? folder : existingFolder(folder);
}

async function checkoutOf(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, 'rev-parse', '--show-toplevel')).trim();
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT' || /not a git repository/i.test(stderr)) return undefined;
    throw error;
  }
}

async function commit(
  checkout: string,
  files: readonly string[],
  { by, changes, at }: Pick<Publication, 'by' | 'changes' | 'at'>,
): Promise<void> {
  // A removed file that was never committed is no path for git.
  const tracked = new Set((await git(checkout, 'ls-files', '-z', '--full-name', '--', ...files)).split('\0'));
  const isKnown = (file: string) => existsSync(file) || tracked.has(file.slice(checkout.length + 1));
  const paths = files.filter(isKnown);
  if (paths.length === 0) return;
  await git(checkout, 'add', '--all', '--', ...paths);
  if ((await git(checkout, 'status', '--porcelain', '--', ...paths)) === '') return;
  const message = `content: publish ${changes.length === 1 ? 'a change' : `${changes.length} changes`} from the desk`;
  const lines = changes.slice(0, 50).map(({ file, label }) => `${file}: ${label}`);
  const others = new Set(
    changes.flatMap((change) => (change.by && change.by !== by ? [`Co-authored-by: ${change.by} <desk@localhost>`] : [])),
  );
  // A signature needs somebody who types a password.
  const author = ['-c', `user.name=${by}`, '-c', 'user.email=desk@localhost', '-c', 'commit.gpgsign=false'];
  const options = ['--quiet', '--no-verify', `--date=${new Date(at).toISOString()}`, '--only', '-m', message, '-m', lines.join('\n')];
  if (others.size > 0) options.push('-m', [...others].join('\n'));
  await git(checkout, ...author, 'commit', ...options, '--', ...paths);
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const options = { timeout: 30_000, maxBuffer: 10_000_000, env: childEnvironment({ LC_ALL: 'C' }) };
  return (await run('git', ['-C', folder, ...args], options)).stdout;
}
