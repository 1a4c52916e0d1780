import type { DeskPage } from '../../server/desk/desk-page.ts';
import { fewestSamples } from '../../server/measurement/judge-vital.ts';
import { metrics } from '../../shared/api/measurement.ts';
import { Periods } from '../parts/Choices.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { VitalScale } from '../parts/VitalScale.tsx';
import { VitalTable } from '../parts/VitalTable.tsx';
import s from './Speed.module.css';

/** Web vitals by route and device. */
export function Speed({ period, vitals }: Extract<DeskPage, { page: 'speed' }>) {
  const total = vitals.find(({ route, device }) => route === undefined && device === undefined);
  return (
    <>
      <PageHeader
        heading="What the site costs visitors in time"
        lead={`Three of four visits in ${period} days were at least this quick; colours and limits are those of web.dev/vitals. With fewer than ${fewestSamples} visits nothing is judged.`}
      >
        <Periods path="/speed" period={period} />
      </PageHeader>
      <section aria-labelledby="all">
        <h2 id="all">All pages, all devices</h2>
        <div className={s.vitals}>
          {metrics.map((metric) => (
            <VitalScale key={metric} metric={metric} vital={total?.vitals[metric]} />
          ))}
        </div>
      </section>
      <section aria-labelledby="routes">
        <h2 id="routes">By page and device</h2>
        {vitals.length === 0 ? <p className="small">Nothing has been measured in this time.</p> : <VitalTable vitals={vitals} />}
      </section>
    </>
  );
}
