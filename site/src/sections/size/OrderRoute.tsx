import type { Size } from '../../../../content/schema/size.ts';
import { ExampleNote } from '../../components/ExampleNote.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { labels } from '../../content.ts';
import { RouteLine } from '../../illustrations/RouteLine.tsx';
import s from './OrderRoute.module.css';

interface OrderRouteProps {
  order: NonNullable<Size['order']>;
  benefits: Size['benefits'];
}

/** One order on its way: each lane is a part of the company, at each stop a department decides and gains. */
export function OrderRoute({ order: { lanes, stops }, benefits: { heading, lead, items } }: OrderRouteProps) {
  return (
    <section className="wrap section">
      <SectionHead kicker={labels.offer.benefits} heading={heading} lead={lead} />
      <div className={s.route}>
        <div className={`picture ${s.line}`}>
          <RouteLine lanes={lanes} stops={stops} />
        </div>
        <ol data-arrive>
          {stops.map(({ at, department, lane, text }, place) => (
            <li key={department}>
              <h3>
                <time>{at}</time> {department}
              </h3>
              <p className={s.lane}>{lanes[lane - 1]}</p>
              <p>{text}</p>
              <p className={s.gain}>
                <strong>{labels.day.benefit}:</strong> {items[place]?.replace(/^\w+: /, '')}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <ExampleNote />
    </section>
  );
}
