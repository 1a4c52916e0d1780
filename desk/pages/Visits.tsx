import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { BarTable } from '../parts/BarTable.tsx';
import { Periods } from '../parts/Choices.tsx';
import { DayChart } from '../parts/DayChart.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { speedSentence } from '../sentences.ts';

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
