import type { Finding } from './finding.ts';

const groups: readonly [level: Finding['level'], title: string][] = [
  ['mend', 'Must be mended'],
  ['look', 'Look at'],
  ['fine', 'Fine'],
];

/** The findings as a person reads them, the worst first, and the verdict. */
export function report(findings: readonly Finding[]): string {
  const blocks = groups.flatMap(([level, title]) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    if (ofLevel.length === 0) return [];
    const lines = ofLevel.flatMap(({ what, fix }) => [`  ${what}`, ...(fix ? [`      ${fix}`] : [])]);
    return [[`${title} (${ofLevel.length})`, ...lines].join('\n')];
  });
  const open = findings.filter(({ level }) => level === 'mend').length;
  const verdict =
    open === 0
      ? 'The site is ready to launch.'
      : `The site is not ready to launch: ${open} ${open === 1 ? 'thing' : 'things'} must be mended.`;
  return [...blocks, verdict].join('\n\n');
}
