import type { DeskPage } from '../../server/desk/desk-page.ts';
import type { NamedCount } from '../../server/measurement/count-store.ts';
import { palette } from '../../site/src/drawings/palette.ts';
import { format } from '../format.ts';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader, Periods } from '../parts/PageHeader.tsx';
import { speedSentence } from '../sentences.ts';
import s from './Visits.module.css';

/** Page views by day and page, where visitors came from, events, and one sentence on speed. */
export function Visits({ period, visits }: Extract<DeskPage, { page: 'visits' }>) {
  const { views, days, pages, referrers, events } = visits;
  const named = (counts: typeof pages, name: string, shown: string) =>
    counts.map((row) => (row.name === name ? { ...row, name: shown } : row));
  return (
    <>
      <PageHeader
        heading={`${format.count(views, 'view')} in ${period} days`}
        lead="Robots and visitors who ask not to be measured are not in these numbers."
      >
        <Periods path="/visits" period={period} />
      </PageHeader>
      <section aria-labelledby="days">
        <h2 id="days">Day by day</h2>
        <DayChart days={days} />
        <p>{speedSentence(visits)}</p>
      </section>
      <div className="columns">
        <section aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <BarTable each="Address" unit="Views" rows={named(pages, '', 'Addresses without a page')} />
        </section>
        <section aria-labelledby="referrers">
          <h2 id="referrers">Links from other sites</h2>
          <BarTable each="Site" unit="Views" rows={named(referrers, 'other', 'Others')} />
        </section>
        <section aria-labelledby="events">
          <h2 id="events">Events</h2>
          <BarTable each="Event" unit="Times" rows={events} />
        </section>
      </div>
    </>
  );
}

const WIDTH = 10;
const HEIGHT = 100;

/** Chart of views by day, labelled at its highest and last day, with the same data as a table. @param days in order; the last one is not over */
function DayChart({ days }: { days: readonly NamedCount[] }) {
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

interface BarTableProps {
  /** Headings of the first and the second column. */
  each: string;
  unit: string;
  rows: readonly NamedCount[];
}

/** Rows shown. A disclosure holds the rest. */
const MOST = 12;

/** Table with a bar in each row, the largest count first. */
function BarTable({ each, unit, rows }: BarTableProps) {
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
