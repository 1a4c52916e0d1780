import type { OverviewSpan } from '../../server/operations/view.ts';
import { format } from '../format.ts';
import s from './SpanFigures.module.css';

/** Enquiries and views of today and the last weeks, set large. */
export function SpanFigures({ spans }: { spans: readonly OverviewSpan[] }) {
  return (
    <div className={s.spans}>
      {spans.map(({ days, enquiries, views }) => (
        <section key={days} aria-label={nameOf(days)}>
          <h2>{nameOf(days)}</h2>
          <p className={s.figure}>
            <b>{format.number(enquiries.received)}</b> {enquiries.received === 1 ? 'enquiry' : 'enquiries'}
          </p>
          <dl>
            <Line name="Delivered" value={enquiries.delivered} />
            <Line name="Waiting" value={enquiries.waiting} />
            <Line name="Failed" value={enquiries.failed} isAlarm />
            <Line name="In quarantine" value={enquiries.quarantined} />
            <Line name="Page views" value={views} />
          </dl>
        </section>
      ))}
    </div>
  );
}

function Line({ name, value, isAlarm = false }: { name: string; value: number; isAlarm?: boolean }) {
  return (
    <div data-alarm={isAlarm && value > 0}>
      <dt>{name}</dt>
      <dd>{format.number(value)}</dd>
    </div>
  );
}

const nameOf = (days: number) => (days === 1 ? 'Today' : `${days} days`);
