import { outcomes, type Told, type Verdict } from './judge.ts';

/** Told as what is perhaps meant, or as what is nearest. */
const isDoubtful = (told: Told) => told === 'in doubt' || told === 'as the nearest';
const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(0)}%`;

/** What became of the questions of each kind, then those that were not answered rightly, as text. */
export function report(title: string, verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ question }) => question.kind)), 'all'];
  const rows = kinds.map((kind) => {
    const those = verdicts.filter(({ question }) => kind === 'all' || question.kind === kind);
    const share = (is: (verdict: Verdict) => boolean) => percent(those.filter(is).length, those.length);
    return [
      kind,
      String(those.length),
      ...outcomes.map((wanted) => share(({ outcome }) => outcome === wanted)),
      share(({ outcome }) => outcome === 'right' || outcome === 'offered'),
      share(({ outcome, told }) => outcome === 'right' && isDoubtful(told)),
      share(({ outcome, told }) => outcome !== 'right' && isDoubtful(told)),
    ];
  });
  const heads = ['kind', 'questions', ...outcomes, 'right or offered', 'right with a doubt', 'else with a doubt'];
  const table = [heads, ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(at < 6 ? 11 : 20))).join(''),
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
