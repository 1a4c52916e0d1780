import type { Hour } from '../../../../content/schema/industry.ts';
import { DialFace } from '../../illustrations/days/DialFace.tsx';
import s from './Dial.module.css';

/** The dial between the count that the day began with and the one that it ended with. The hours say both. */
export function StockDial({ hours }: { hours: readonly Hour[] }) {
  const counter = (hour: Hour | undefined) => (
    <p className={s.counter} aria-hidden="true">
      <strong>{hour?.count}</strong> {hour?.at}
    </p>
  );
  return (
    <>
      {counter(hours[0])}
      <DialFace hours={hours} />
      {counter(hours.at(-1))}
    </>
  );
}
