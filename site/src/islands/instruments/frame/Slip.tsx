import s from './Instrument.module.css';
import type { Outcome } from './use-instrument.ts';

/** What is to be done, why, and the sum. Its room is that of the longest (each instrument's styles say how many lines). */
export function Slip({ decision, reason, sum }: Outcome) {
  return (
    <div className={s.slip} data-slip>
      <p className={s.decision}>{decision}</p>
      <p className={s.reason}>{reason}</p>
      <p className={s.sum}>{sum}</p>
    </div>
  );
}
