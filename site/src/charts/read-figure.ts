/** A published figure as a number of something. */
export interface ReadFigure {
  kind: 'percent' | 'factor' | 'count' | 'hours' | 'minutes' | 'weeks' | 'months' | 'milliseconds';
  /** As published: 25 of '25%', 2.5 of '2.5x', 50 of '50+', 4 of '2-4 weeks'. */
  value: number;
  /** The lower end of a range: 2 of '2-4 weeks'. */
  from?: number;
}

const number = '(\\d+(?:\\.\\d+)?)';
const shapes: readonly [RegExp, ReadFigure['kind']][] = [
  [new RegExp(`${number}%`), 'percent'],
  [new RegExp(`${number}x(?!\\w)`), 'factor'],
  [/\b24()\/7\b/, 'hours'],
  [new RegExp(`${number} ms\\b`), 'milliseconds'],
  [new RegExp(`${number} minutes?\\b`), 'minutes'],
  [new RegExp(`(?:(\\d+)-)?${number} weeks?\\b`), 'weeks'],
  [new RegExp(`${number} months?\\b`), 'months'],
  // Millions are not read: nobody can see them drawn.
  [new RegExp(`${number}\\+`), 'count'],
];

/**
 * Reads the first figure of a text, such as '2-4 weeks' or 'Up to 30% revenue growth'.
 * @returns undefined where there is none that can be drawn
 */
export function readFigure(text: string): ReadFigure | undefined {
  for (const [shape, kind] of shapes) {
    const match = shape.exec(text);
    if (match) return { kind, value: Number(match.at(-1) || 7), from: match[2] && match[1] ? Number(match[1]) : undefined };
  }
  return undefined;
}
