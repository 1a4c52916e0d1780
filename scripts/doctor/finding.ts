/**
 * Result of a check:
 * - `fail`: the site is not ready;
 * - `confirm`: not ready until somebody confirms that the content is true;
 * - `warn`: possibly intended;
 * - `pass`.
 */
export interface Finding {
  level: 'fail' | 'confirm' | 'warn' | 'pass';
  /** The finding, as a sentence. */
  what: string;
  /** What to do; missing for `pass`. */
  fix?: string;
  /** The entries concerned, one per line. */
  entries?: readonly string[];
}

export const fail = (what: string, fix: string): Finding => ({ level: 'fail', what, fix });
export const warn = (what: string, fix: string): Finding => ({ level: 'warn', what, fix });
export const pass = (what: string): Finding => ({ level: 'pass', what });

/** Returns the findings of the rules that apply. */
export const findingsOf = (rules: readonly (readonly [applies: unknown, finding: Finding])[]): Finding[] =>
  rules.flatMap(([applies, finding]) => (applies ? [finding] : []));

/** Returns whether a host name, without a port, is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string) => /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);

const headings = { fail: 'Must be fixed', confirm: 'Must be confirmed', warn: 'Look at', pass: 'Fine' } as const;

/** Formats the findings, worst first, with the verdict. A site is ready when no finding is `fail` or `confirm`. */
export function report(findings: readonly Finding[]): { text: string; isReady: boolean } {
  const groups = Object.entries(headings).flatMap(([level, heading]) => {
    const group = findings.filter((finding) => finding.level === level);
    // A finding with entries counts once for each entry.
    const count = group.reduce((sum, { entries }) => sum + (entries?.length ?? 1), 0);
    return count === 0 ? [] : [{ level, heading, count, group }];
  });
  const blocks = groups.map(({ heading, count, group }) => {
    const lines = group.flatMap(({ what, fix, entries = [] }) => [
      `  ${what}`,
      ...(fix ? [`      ${fix}`] : []),
      ...entries.map((entry) => `        ${entry}`),
    ]);
    return [`${heading} (${count})`, ...lines].join('\n');
  });
  const open = groups
    .filter(({ level }) => level === 'fail' || level === 'confirm')
    .map(({ heading, count }) => `${count} ${count === 1 ? 'thing' : 'things'} ${heading.toLowerCase()}`);
  const verdict = open.length === 0 ? 'The site is ready to launch.' : `The site is not ready to launch: ${open.join(', and ')}.`;
  return { text: [...blocks, verdict].join('\n\n'), isReady: open.length === 0 };
}
