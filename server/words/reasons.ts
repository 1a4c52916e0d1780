/** What is said of a cause that only a programmer understands. */
const inLog = "whoever looks after the server finds the cause in the server's log";

/** Says why the file system refused something. */
export function reasonOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return code === 'EACCES' || code === 'EPERM' ? 'the server may not write there' : inLog;
}

/** Messages of git, and what the owner reads instead. */
const gitReasons: readonly (readonly [RegExp, string])[] = [
  [/dubious ownership/, "another user of the server owns the project's folder"],
  [/index\.lock': File exists|another git process/i, 'another program is at work on it, or was stopped in the middle'],
  [/No space left/i, 'the disk is full'],
  [/permission|read-only|unable to (create|write)|failed to insert/i, 'the server may not write there'],
  [/during a (merge|rebase|cherry-pick)|unmerged|unfinished/i, 'somebody has begun to merge other work, and has not finished'],
  [/\bident\b|disallowed characters/, 'it takes no author by the name of who published'],
];

/** Says why git refused something. */
export function gitReasonOf({ stderr, message }: Error & { stderr?: string }): string {
  return gitReasons.find(([pattern]) => pattern.test(stderr || message))?.[1] ?? inLog;
}

/** What a failed build says, and what the owner reads instead. */
const failures: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|EDQUOT|no space left|disk is full/i, 'The disk is full: free some room on it, and publish again.'],
  [/ENOMEM|out of memory|cannot allocate/i, 'The memory of the server is full: close other programs on it, and publish again.'],
  [/EROFS|read-only/, 'The disk is read-only: whoever looks after the server makes it writable, and then you publish again.'],
  [
    /EACCES|EPERM|may not write/,
    'The server may not write to its own folder: whoever looks after it changes that, and then you publish again.',
  ],
];

/** Says why a publish failed, and what to do. */
export function failureOf({ code = '', message }: NodeJS.ErrnoException, lines: readonly string[]): string {
  const said = [code, message, ...lines].join('\n');
  const known = failures.find(([pattern]) => pattern.test(said))?.[1];
  // Errors with a code are the system's, the others say their cause in a sentence.
  return known ?? ((!code && message) || `Publish again; if it fails again, ${inLog}.`);
}
