import type { DeskPage } from '../../server/desk/desk-page.ts';
import { format } from '../format.ts';
import { BarTable } from '../parts/BarTable.tsx';
import { Periods } from '../parts/Choices.tsx';
import { DayChart } from '../parts/DayChart.tsx';
import { InstrumentTable } from '../parts/InstrumentTable.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDateFormat } from '../time-zone.ts';

const nowhere = 'Addresses without a page';

/** Page views by time, page, referrer and device, and the use of instruments. */
export function TrafficPage({ period, traffic, hours, instruments }: Extract<DeskPage, { page: 'traffic' }>) {
  const hour = useDateFormat({ timeStyle: 'short' });
  const totalViews = (list: readonly { views: number }[]) => list.reduce((sum, { views }) => sum + views, 0);
  const lists = [
    {
      id: 'paths',
      heading: 'Pages',
      each: 'Address',
      rows: traffic.paths.map(({ path, views }) => ({ name: path || nowhere, value: views })),
    },
    {
      id: 'routes',
      heading: 'Kinds of page',
      each: 'Pattern',
      rows: traffic.routes.map(({ route, views }) => ({ name: route === '/404' ? nowhere : route, value: views })),
    },
    {
      id: 'referrers',
      heading: 'Links from other sites',
      each: 'Site',
      empty: 'No link from another site has led here in this time.',
      rows: traffic.referrers.map(({ host, views }) => ({ name: host === 'other' ? 'Others' : host, value: views })),
    },
    {
      id: 'devices',
      heading: 'Devices',
      each: 'Device',
      rows: traffic.devices.map(({ device, views }) => ({ name: device, value: views })),
    },
  ];
  return (
    <>
      <PageHeader
        heading={`${format.count(traffic.views, 'view')} in ${period} days`}
        lead="Robots and visitors who ask not to be measured are not in these numbers."
      >
        <Periods path="/traffic" period={period} />
      </PageHeader>
      <section aria-labelledby="days">
        <h2 id="days">Day by day</h2>
        <DayChart each="Day" columns={traffic.days.map(({ day, views }) => ({ name: format.day(day), value: views }))} />
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">{`The last 24 hours: ${format.count(totalViews(hours), 'view')}`}</h2>
        <DayChart each="Hour" columns={hours.map(({ from, views }) => ({ name: hour(from), value: views }))} />
      </section>
      <div className="columns">
        {lists.map(({ id, heading, each, empty = 'Nothing has been counted in this time.', rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <BarTable each={each} unit="Views" empty={empty} rows={rows} />
          </section>
        ))}
      </div>
      <section aria-labelledby="instruments">
        <h2 id="instruments">Instruments</h2>
        <p>
          How often each was half on screen, was moved, changed its decision, began a message, and how many of these messages were sent.
        </p>
        <InstrumentTable rows={instruments} />
      </section>
    </>
  );
}
