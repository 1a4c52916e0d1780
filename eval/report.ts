import { type Outcome, outcomes, type Verdict } from './judge.ts';

const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(0)}%`;

/** What became of the questions of each kind, then those that were not answered rightly, as text. */
export function report(title: string, verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ question }) => question.kind)), 'all'];
  const rows = kinds.map((kind) => {
    const those = verdicts.filter(({ question }) => kind === 'all' || question.kind === kind);
    const share = (...wanted: Outcome[]) => percent(those.filter(({ outcome }) => wanted.includes(outcome)).length, those.length);
    return [kind, String(those.length), ...outcomes.map((outcome) => share(outcome)), share('right', 'offered')];
  });
  const table = [['kind', 'questions', ...outcomes, 'right or offered'], ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(at === row.length - 1 ? 18 : 11))).join(''),
  );
  const failures = verdicts
    .filter(({ outcome }) => outcome !== 'right')
    .map(
      ({ question, outcome, answer }) =>
        `- [${outcome}, ${question.kind}] ${[...question.after, question.ask].join(' / ')}\n    ${answer.text}${(answer.choices ?? [])
          .map((choice) => `\n    ? ${choice}`)
          .join('')}${question.note ? `\n    = ${question.note}` : ''}`,
    );
  return [title, '', ...table, ...(failures.length > 0 ? ['', ...failures] : [])].join('\n');
}
