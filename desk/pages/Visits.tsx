import type { DeskPage } from '../../server/desk/desk-page.ts';
import type { NamedCount } from '../../server/measurement/count-store.ts';
import { format } from '../format.ts';
import { NumberTable } from '../parts/NumberTable.tsx';
import { PageHeader, Periods } from '../parts/PageHeader.tsx';
import { speedSentence, visitsLead } from '../sentences.ts';
import s from './Visits.module.css';

/** What visitors did, by category and action. */
const eventNames: Readonly<Record<string, string>> = {
  'enquiry started': 'Began an enquiry',
  'enquiry sent': 'Sent an enquiry',
  'enquiry failed': 'Could not send an enquiry',
  'assistant opened': 'Opened the assistant',
  'assistant unanswered': 'Got no answer from the assistant',
  'search without-result': 'Searched and found nothing',
  'document downloaded': 'Downloaded',
  'instrument touched': 'Tried the tool',
  'calculator used': 'Used the calculator, first its',
};

/** Names an event: document downloaded six-shops.pdf → Downloaded six-shops.pdf. */
function eventName(event: string): string {
  const [category = '', action = '', label = ''] = event.split(' ');
  return `${eventNames[`${category} ${action}`] ?? `${category} ${action}`} ${label}`.trim();
}

/** Page views by day and page, where visitors came from, what they did, and sentences that say what it means. */
export function Visits({ period, visits, before, received, names }: Extract<DeskPage, { page: 'visits' }>) {
  const { views, days, pages: paths, referrers, events } = visits;
  const pages = paths.map(({ name, count }) => ({ name: names[name] ?? (name || 'Addresses without a page'), count, id: name }));
  const most = pages.find(({ id }) => id !== '');
  return (
    <>
      <PageHeader heading={`${format.count(views, 'view')} in ${period} days`} lead={visitsLead({ views, before, period, most, received })}>
        <Periods path="/visits" period={period} />
      </PageHeader>
      <section aria-labelledby="days">
        <h2 id="days">Day by day</h2>
        <BarTable each="Day" unit="Views" rows={days.map(({ name, count }) => ({ name: format.day(name), count })).reverse()} />
        <p>{speedSentence(visits)} Robots and visitors who ask not to be measured are not in these numbers.</p>
      </section>
      <div className="columns">
        <section aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <BarTable each="Page" unit="Views" rows={pages} />
        </section>
        <section aria-labelledby="referrers">
          <h2 id="referrers">Links from other sites</h2>
          <BarTable each="Site" unit="Views" rows={referrers.map((row) => (row.name === 'other' ? { ...row, name: 'Others' } : row))} />
        </section>
        <section aria-labelledby="events">
          <h2 id="events">What visitors did</h2>
          <BarTable each="What" unit="Times" rows={events.map(({ name, count }) => ({ name: eventName(name), count, id: name }))} />
        </section>
      </div>
    </>
  );
}

interface BarTableProps {
  /** Headings of the first and the second column. */
  each: string;
  unit: string;
  /** With `id` where two rows may have the same name. */
  rows: readonly (NamedCount & { id?: string })[];
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
      rows={part.map(({ name, count, id = name }) => ({
        name: id,
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
