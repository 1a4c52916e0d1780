import type { Row } from './part.ts';

const heads = ['what', 'ours', 'reference', 'ratio', 'target', 'met?'] as const;

/** Formats rows as a table of fixed width. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, ours, reference, ratio, target, met }) => [
    what,
    ours,
    reference ?? '-',
    ratio?.toFixed(2) ?? '-',
    target ?? '-',
    met === undefined ? '-' : met ? 'yes' : 'NO',
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => (row[column] as string).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...cells.map(line)].join('\n');
}
