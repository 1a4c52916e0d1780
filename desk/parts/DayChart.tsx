import type { NamedCount } from '../../server/measurement/count-store.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import s from './DayChart.module.css';
import { NumberTable } from './NumberTable.tsx';

const WIDTH = 10;
const HEIGHT = 100;

/** Chart of views by day, labelled at its highest and last day, with the same data as a table. @param days in order; the last one is not over */
export function DayChart({ days }: { days: readonly NamedCount[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const highest = days.find(({ count }) => count === most);
  const last = days.at(-1);
  return (
    <figure className={s.chart}>
      <p>{highest ? `${format.number(most)} views at most, ${format.day(highest.name)}` : 'No views in this time'}</p>
      <svg className="on-paper" viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map((day, index) => {
          const height = day.count === 0 ? 0 : Math.max(1, (HEIGHT * day.count) / most);
          const fill = day === last ? palette.marigold : palette.green;
          return <rect key={day.name} x={index * WIDTH + 1} y={HEIGHT - height} width={WIDTH - 2} height={height} fill={fill} />;
        })}
      </svg>
      <p>
        <span>{days[0] && format.day(days[0].name)}</span>
        <span>{last && `${format.day(last.name)}, so far ${format.number(last.count)}`}</span>
      </p>
      <details>
        <summary>The same as a table</summary>
        <NumberTable
          head={['Day', 'Views']}
          rows={days.map(({ name, count }) => ({ name: format.day(name), cells: [format.number(count)] }))}
        />
      </details>
    </figure>
  );
}
