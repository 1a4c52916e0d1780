import type { View } from '../../server/operations/view.ts';
import { metrics } from '../../wire/measurement.ts';
import { format } from '../format.ts';
import { AskedList } from '../parts/AskedList.tsx';
import { CheckList } from '../parts/CheckList.tsx';
import { FunnelChart } from '../parts/FunnelChart.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { SpanFigures } from '../parts/SpanFigures.tsx';
import { VitalScale } from '../parts/VitalScale.tsx';
import s from './Overview.module.css';

/** What the owner looks at first. */
export function Overview({ spans, funnel, vitals, questions, searches, health }: Extract<View, { page: 'overview' }>) {
  const troubled = health.checks.filter(({ ok }) => !ok);
  const failed = health.outbox?.failed ?? 0;
  return (
    <>
      <PageHead heading="Today, and the four weeks up to it" />
      {(troubled.length > 0 || failed > 0) && (
        <section className={s.alarm} aria-labelledby="alarm">
          <h2 id="alarm">This needs you</h2>
          <ul>
            {failed > 0 && (
              <li>
                {`${format.count(failed, 'enquiry', 'enquiries')} could not be mailed and ${failed === 1 ? 'is' : 'are'} kept. `}
                <a href="/enquiries?state=failed">See them</a>
              </li>
            )}
            {troubled.map(({ name, says }) => (
              <li key={name}>
                {`The check of the ${name} failed: ${says} `}
                <a href="/health">See health</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SpanFigures spans={spans} />
      <FunnelChart funnel={funnel} />
      <section aria-labelledby="vitals">
        <h2 id="vitals">What the site costs visitors in time</h2>
        <p className="soft">
          {'Three of four visits in 28 days were at least this quick, on all pages and devices. '}
          <a href="/speed">By page and device</a>
        </p>
        <div className={s.vitals}>
          {metrics.map((metric) => (
            <VitalScale key={metric} metric={metric} vital={vitals?.vitals[metric]} />
          ))}
        </div>
      </section>
      <div className="columns">
        <section aria-labelledby="asked">
          <h2 id="asked">Asked and not answered</h2>
          <AskedList asked={questions} each="Question" empty="The assistant has answered every question in 28 days, or was not asked." />
          <p>
            <a href="/questions">All questions</a>
          </p>
        </section>
        <section aria-labelledby="sought">
          <h2 id="sought">Looked for and not found</h2>
          <AskedList asked={searches} each="Search" empty="Every search in 28 days found something." />
        </section>
      </div>
      <section aria-labelledby="health">
        <h2 id="health">Health</h2>
        <CheckList checks={health.checks} />
      </section>
    </>
  );
}
