import type { DeskPage } from '../../server/desk/desk-page.ts';
import type { NamedCount } from '../../server/measurement/count-store.ts';
import { knownEvent } from '../../shared/api/measurement.ts';
import { format } from '../format.ts';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader, Periods } from '../parts/PageHeader.tsx';
import { visitsLead } from '../sentences.ts';
import s from './Visits.module.css';

/** Page views by day and page, where visitors came from, what they did, and in words what it means. */
export function Visits(view: Extract<DeskPage, { page: 'visits' }>) {
  const { views, days, pages, referrers, events } = view.visits;
  const named = (counts: typeof pages, name: string, shown: string) =>
    counts.map((row) => (row.name === name ? { ...row, name: shown } : row));
  return (
    <>
      <PageHeader heading={`${format.count(views, 'view')} in ${view.period} days`} lead={visitsLead(view)}>
        <Periods path="/visits" period={view.period} />
      </PageHeader>
      <section aria-labelledby="days">
        <h2 id="days">Day by day</h2>
        <BarTable each="Day" unit="Views" rows={days.map(({ name, count }) => ({ name: format.day(name), count })).reverse()} />
        <p>Robots and visitors who ask not to be measured are not in these numbers.</p>
      </section>
      <div className="columns">
        <section aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <BarTable each="Page" unit="Views" rows={named(pages, '', 'Addresses without a page')} />
        </section>
        <section aria-labelledby="referrers">
          <h2 id="referrers">Links from other sites</h2>
          <BarTable each="Site" unit="Views" rows={named(referrers, 'other', 'Others')} />
        </section>
        <section aria-labelledby="events">
          <h2 id="events">What visitors did</h2>
          <BarTable
            each="What"
            unit="Times"
            rows={events.map(({ name, count }) => ({ name: name.replace(/^\S+ \S+/, (act) => knownEvent(act)?.name ?? act), count }))}
          />
        </section>
      </div>
    </>
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

/** Table with a bar in each row. */
function BarTable({ each, unit, rows }: BarTableProps) {
  if (rows.length === 0) return <p className="small">Nothing has been counted in this time.</p>;
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  const table = (part: BarTableProps['rows']) => (
    <NumberTable
      className={s.bars}
      head={[each, unit]}
      rows={part.map(({ name, count }) => ({
        name,
        shown: (
          <>
            <bdi>{name}</bdi>
            <meter max={highest} value={count} aria-hidden="true" />
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
