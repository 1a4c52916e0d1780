import { outcomes, type Verdict } from './judge.ts';

const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(1)}%`;

/** Formats results by kind. @param showsFailures appends the questions that were not answered right */
export function report(title: string, verdicts: readonly Verdict[], showsFailures: boolean): string {
  const kinds = [...new Set(verdicts.map(({ question }) => question.kind)), 'all'];
  const rows = kinds.map((kind) => {
    const ofKind = verdicts.filter(({ question }) => kind === 'all' || question.kind === kind);
    const share = (isCounted: (verdict: Verdict) => boolean) => percent(ofKind.filter(isCounted).length, ofKind.length);
    return [kind, String(ofKind.length), ...outcomes.map((wanted) => share(({ outcome }) => outcome === wanted))];
  });
  const heads = ['kind', 'questions', ...outcomes];
  const table = [heads, ...rows].map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(16) : cell.padStart(12))).join(''));
  const failures = verdicts.flatMap(({ question, outcome, reply }) =>
    outcome === 'right' || !showsFailures
      ? []
      : [`- [${outcome}, ${question.kind}] ${[...question.after, question.ask].join(' / ')}\n    ${reply.text}`],
  );
  return [title, '', ...table, ...(failures.length > 0 ? ['', ...failures] : [])].join('\n');
}
