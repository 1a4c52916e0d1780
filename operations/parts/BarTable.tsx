import type { ReactNode } from 'react';
import { palette } from '../../site/src/illustrations/palette.ts';
import { format } from '../format.ts';
import s from './BarTable.module.css';

interface BarTableProps {
  /** What the rows are, and what is counted: headings of the columns. */
  each: string;
  unit: string;
  rows: readonly { name: string; value: number; shown?: ReactNode }[];
  /** Said when there are none. */
  empty: string;
  /** So many are shown at once; the rest opens. */
  most?: number;
}

/** A table whose rows carry their own bars, the longest first. */
export function BarTable({ each, unit, rows, empty, most = 12 }: BarTableProps) {
  if (rows.length === 0) return <p className="small">{empty}</p>;
  const highest = Math.max(...rows.map(({ value }) => value));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  const table = (part: BarTableProps['rows']) => (
    <table className={s.bars}>
      <thead>
        <tr>
          <th scope="col">{each}</th>
          <th scope="col" className="number">
            {unit}
          </th>
          <th scope="col" className="number">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {part.map(({ name, value, shown }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{shown ?? name}</bdi>
              <svg className="on-paper" viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(300 * value) / highest} height="10" rx="2" fill={palette.marigold} />
              </svg>
            </th>
            <td className="number">{format.number(value)}</td>
            <td className="number">{format.share(value, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table(rows.slice(0, most))}
      {rows.length > most && (
        <details>
          <summary>{`${rows.length - most} more`}</summary>
          {table(rows.slice(most))}
        </details>
      )}
    </>
  );
}
