import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import s from './DayChart.module.css';
import { NumberTable } from './NumberTable.tsx';

interface DayChartProps {
  /** Days or hours in order of time. The last one is not over. */
  columns: readonly { name: string; value: number }[];
  /** Unit of a column, for the table's heading. */
  each: 'Day' | 'Hour';
}

const WIDTH = 10;
const HEIGHT = 100;

/** Chart of views over time, labelled at its highest and last value, with the same data as a table. */
export function DayChart({ columns, each }: DayChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const highest = columns.find(({ value }) => value === most);
  const last = columns.at(-1);
  return (
    <figure className={s.chart}>
      <p className={s.most}>
        {highest ? (
          <>
            <b>{format.number(most)}</b> views at most, {highest.name}
          </>
        ) : (
          'No views in this time'
        )}
      </p>
      <svg
        className={`on-paper ${s.columns}`}
        viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {columns.map(({ name, value }, index) => {
          const height = value === 0 ? 0 : Math.max(1, (HEIGHT * value) / most);
          return (
            <rect
              key={name}
              x={index * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
              fill={index === columns.length - 1 ? palette.marigold : palette.green}
            />
          );
        })}
      </svg>
      <p className={s.ends}>
        <span>{columns[0]?.name}</span>
        {last && (
          <span>
            {last.name}, so far <b>{format.number(last.value)}</b>
          </span>
        )}
      </p>
      <details>
        <summary>The same as a table</summary>
        <NumberTable head={[each, 'views']} rows={columns.map(({ name, value }) => ({ name, cells: [format.number(value)] }))} />
      </details>
    </figure>
  );
}
