/** Says why the file system refused something. */
export function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return code === 'EACCES' || code === 'EPERM' ? "the server's user may not write there" : message;
}

/** Messages of git, and what whoever looks after the server reads instead. */
const gitReasons: readonly (readonly [RegExp, string])[] = [
  [/dubious ownership/, "git does not trust the folder, because another user owns it (git's setting safe.directory)"],
  [/index\.lock': File exists|another git process/i, 'another git command holds .git/index.lock'],
  [/permission|read-only|unable to (create|write)|failed to insert/i, "the server's user may not write to .git"],
  [/No space left/i, 'the disk is full'],
  [/during a (merge|rebase|cherry-pick)|unmerged|unfinished/i, 'a merge is not finished'],
];

/** Says why git refused something. */
export function gitReasonOf({ stderr, message }: Error & { stderr?: string }): string {
  const said = stderr || message;
  const known = gitReasons.find(([pattern]) => pattern.test(said))?.[1];
  return known ?? said.replace(/^(fatal|error): /, '').replace(/\n.*/s, '');
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
  return known ?? (message || "Publish again; if it fails again, whoever looks after the server finds the cause in the server's log.");
}
