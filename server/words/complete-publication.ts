import { type PublishProblems, readPublishProblems, writePublishProblems } from '../build-output/publish-problems.ts';
import type { Storage } from '../storage/open-storage.ts';
import { commitWords } from './commit-words.ts';
import { keepPublication } from './history.ts';
import { endPublication, followWords, type LiveFolders, livePath, type PendingPublication } from './publication.ts';

interface Parts {
  dataDir: string;
  storage: Pick<Storage, 'db'>;
  folders: LiveFolders;
}

/**
 * Lets words, history and commit follow the current build. May be repeated. What cannot be done now is noted, to be tried again;
 * a commit is tried again with the next publish.
 * @returns what is left to do, and the files that keep a change by hand
 */
export async function completePublication(
  pending: PendingPublication,
  { dataDir, storage, folders }: Parts,
): Promise<{ kept: string[]; problems: PublishProblems }> {
  const problems: PublishProblems = { ...readPublishProblems(dataDir), words: undefined };
  let kept: string[] = [];
  const attempt = async (what: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      problems.words ??= `The site shows what was published, but ${what} (${reasonOf(error as Error)}). It is tried again every minute.`;
    }
  };
  await attempt('its words could not be written to the files in content/', () => {
    kept = followWords(pending, folders);
  });
  await attempt('it could not be added to the history', () => keepPublication(storage, pending));
  if (!problems.words) {
    const own = pending.planned.filter(({ file }) => !kept.includes(file)).map(({ file }) => livePath(file, folders));
    problems.commit = await commitAll(own, pending, problems.commit);
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
): Promise<PublishProblems['commit']> {
  const files = [...new Set([...(before?.files ?? []), ...own])];
  const reason = await commitWords(files, publication);
  return reason === undefined ? undefined : { reason, files, publishes: [...new Set([...(before?.publishes ?? []), publication.at])] };
}

/** Says why the file system refused something. */
export function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return code === 'EACCES' || code === 'EPERM' ? "the server's user may not write there" : message;
}
