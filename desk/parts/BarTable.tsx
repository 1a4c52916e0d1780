import { format } from '../format.ts';
import { Bar } from './Bar.tsx';
import s from './BarTable.module.css';
import { NumberTable } from './NumberTable.tsx';

interface BarTableProps {
  /** Headings of the first and the second column. */
  each: string;
  unit: string;
  rows: readonly { name: string; value: number }[];
  /** Text shown if there are no rows. */
  empty: string;
  /** Number of rows shown. A disclosure holds the rest. */
  most?: number;
}

/** Table with a bar in each row, the largest value first. */
export function BarTable({ each, unit, rows, empty, most = 12 }: BarTableProps) {
  if (rows.length === 0) return <p className="small">{empty}</p>;
  const highest = Math.max(...rows.map(({ value }) => value));
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const table = (part: BarTableProps['rows']) => (
    <NumberTable
      className={s.bars}
      head={[each, unit, 'Share']}
      rows={part.map(({ name, value }) => ({
        name,
        shown: (
          <>
            <bdi>{name}</bdi>
            <Bar share={value / highest} />
          </>
        ),
        cells: [format.number(value), format.share(value, total)],
      }))}
    />
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
