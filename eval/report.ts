import type { Verdict } from './judge.ts';
import { kinds } from './question-set.ts';

const percent = (some: number, all: number) => (all === 0 ? '-' : `${((100 * some) / all).toFixed(1)}%`);

/** Right answers and right sources per kind, then what went wrong, as text. */
export function report(title: string, verdicts: readonly Verdict[]): string {
  const rows = [...kinds, 'all'].flatMap((kind) => {
    const those = verdicts.filter(({ question }) => kind === 'all' || question.kind === kind);
    const count = (is: (verdict: Verdict) => boolean) => percent(those.filter(is).length, those.length);
    return those.length === 0
      ? []
      : [
          [
            kind,
            String(those.length),
            count(({ isRight }) => isRight),
            count(({ isSourced }) => isSourced),
            count(({ wrong }) => wrong.length === 0),
          ],
        ];
  });
  const table = [['kind', 'questions', 'answer', 'source', 'both'], ...rows].map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(10))).join(''),
  );
  const failures = verdicts
    .filter(({ wrong }) => wrong.length > 0)
    .map(
      ({ question, wrong, answer }) =>
        `- [${question.kind}] ${[...question.after, question.ask].join(' / ')}\n    ${wrong.join('; ')}\n    ${answer}`,
    );
  return [title, '', ...table, ...(failures.length > 0 ? ['', 'Failures:', ...failures] : [])].join('\n');
}
