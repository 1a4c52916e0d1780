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

/** Returns whether a host name, without a port, is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string) => /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);

/** Formats the findings, worst first, with the verdict. A site is ready when no finding is `fail` or `confirm`. */
export function report(findings: readonly Finding[]): { text: string; isReady: boolean } {
  const ofLevel = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted);
  // A finding with entries counts once for each entry.
  const count = (level: Finding['level']) => ofLevel(level).reduce((sum, { entries }) => sum + (entries?.length ?? 1), 0);
  const groups = { fail: 'Must be fixed', confirm: 'Must be confirmed', warn: 'Look at', pass: 'Fine' } as const;
  const blocks = (Object.keys(groups) as Finding['level'][]).flatMap((level) => {
    const lines = ofLevel(level).flatMap(({ what, fix, entries = [] }) => [
      `  ${what}`,
      ...(fix ? [`      ${fix}`] : []),
      ...entries.map((entry) => `        ${entry}`),
    ]);
    return lines.length === 0 ? [] : [[`${groups[level]} (${count(level)})`, ...lines].join('\n')];
  });
  const open = (['fail', 'confirm'] as const).flatMap((level) => {
    const left = count(level);
    return left === 0 ? [] : [`${left} ${left === 1 ? 'thing' : 'things'} ${groups[level].toLowerCase()}`];
  });
  const verdict = open.length === 0 ? 'The site is ready to launch.' : `The site is not ready to launch: ${open.join(', and ')}.`;
  return { text: [...blocks, verdict].join('\n\n'), isReady: open.length === 0 };
}
