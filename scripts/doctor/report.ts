import type { Finding } from './finding.ts';

const groups: readonly [level: Finding['level'], title: string][] = [
  ['fail', 'Must be fixed'],
  ['confirm', 'Must be confirmed'],
  ['warn', 'Look at'],
  ['pass', 'Fine'],
];

/** Formats the findings, worst first, with the verdict. A site is ready when no finding is `fail` or `confirm`. */
export function report(findings: readonly Finding[]): { text: string; isReady: boolean } {
  const blocks = groups.flatMap(([level, title]) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    if (ofLevel.length === 0) return [];
    const lines = ofLevel.flatMap(({ what, fix, entries = [] }) => [
      `  ${what}`,
      ...(fix ? [`      ${fix}`] : []),
      ...entries.map((entry) => `        ${entry}`),
    ]);
    return [[`${title} (${count(ofLevel)})`, ...lines].join('\n')];
  });
  const openItems = [['fail', 'fixed'] as const, ['confirm', 'confirmed'] as const].flatMap(([level, verb]) => {
    const left = count(findings.filter((finding) => finding.level === level));
    return left === 0 ? [] : [`${left} ${left === 1 ? 'thing' : 'things'} must be ${verb}`];
  });
  const isReady = openItems.length === 0;
  const verdict = isReady ? 'The site is ready to launch.' : `The site is not ready to launch: ${openItems.join(', and ')}.`;
  return { text: [...blocks, verdict].join('\n\n'), isReady };
}

/** Counts findings. A finding with entries counts once for each entry. */
const count = (findings: readonly Finding[]) => findings.reduce((sum, { entries }) => sum + (entries?.length ?? 1), 0);
