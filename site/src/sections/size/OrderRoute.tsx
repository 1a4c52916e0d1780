import type { Size } from '../../../../content/schema/size.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import { RouteLine } from '../../illustrations/RouteLine.tsx';
import s from './OrderRoute.module.css';

/** One order on its way, stop by stop: in each lane a part of the company, at each stop a department that decides. */
export function OrderRoute({ order }: { order: NonNullable<Size['order']> }) {
  const { heading, lead, lanes, stops } = order;
  return (
    <section className="wrap section">
      <SectionHead heading={heading} lead={lead} />
      <div className={s.route}>
        <div className={`picture ${s.line}`}>
          <RouteLine lanes={lanes} stops={stops} />
        </div>
        <ol data-arrive>
          {stops.map(({ at, department, lane, text }) => (
            <li key={department}>
              <h3>
                <time>{at}</time> {department}
              </h3>
              <p className={s.lane}>{lanes[lane - 1]}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={`soft ${s.note}`}>{labels.day.note}</p>
    </section>
  );
}
