import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is left to do of publishes, each with a sentence for the owner. */
export interface PublishProblems {
  /** Why the words of the last publish are on the site alone. */
  words?: string;
  /** Files that could not be committed, and the publishes (by their times) that changed them. */
  commit?: { reason: string; files: string[]; publishes: number[] };
}

const fileIn = (dataDir: string) => join(dataDir, 'words', 'problems.json');

/** Returns the kept problems; none if the file is missing or cannot be read. */
export function readPublishProblems(dataDir: string): PublishProblems {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as PublishProblems;
  } catch {
    return {};
  }
}

/** Keeps the problems for health page, alerts and the next publish. Without problems, deletes the file. @throws Error of the file system */
export function writePublishProblems(dataDir: string, problems: PublishProblems): void {
  const file = fileIn(dataDir);
  if (!problems.words && !problems.commit) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(problems), { flush: true });
  renameSync(`${file}.part`, file);
}

/** Returns each problem as a sentence. */
export const problemSentences = ({ words, commit }: PublishProblems): string[] => [
  ...(words ? [words] : []),
  ...(commit ? [notCommitted(commit.reason)] : []),
];

export const notCommitted = (reason: string) =>
  `It is live, but is not in the project's history in Git: ${reason}. The next publish adds it too.`;
