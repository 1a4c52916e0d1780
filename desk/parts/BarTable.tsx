import type { NamedCount } from '../../server/measurement/count-store.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import s from './BarTable.module.css';
import { NumberTable } from './NumberTable.tsx';

interface BarTableProps {
  /** Headings of the first and the second column. */
  each: string;
  unit: string;
  rows: readonly NamedCount[];
}

/** Rows shown. A disclosure holds the rest. */
const MOST = 12;

/** Table with a bar in each row, the largest count first. */
export function BarTable({ each, unit, rows }: BarTableProps) {
  if (rows.length === 0) return <p className="small">Nothing has been counted in this time.</p>;
  const highest = Math.max(...rows.map(({ count }) => count));
  const table = (part: BarTableProps['rows']) => (
    <NumberTable
      className={s.bars}
      head={[each, unit]}
      rows={part.map(({ name, count }) => ({
        name,
        shown: (
          <>
            <bdi>{name}</bdi>
            <svg className="on-paper" viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(300 * count) / highest} height="8" rx="2" fill={palette.marigold} />
            </svg>
          </>
        ),
        cells: [format.number(count)],
      }))}
    />
  );
  return (
    <>
      {table(rows.slice(0, MOST))}
      {rows.length > MOST && (
        <details>
          <summary>{`${rows.length - MOST} more`}</summary>
          {table(rows.slice(MOST))}
        </details>
      )}
    </>
  );
}
