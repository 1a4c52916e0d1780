import { type Period, periods } from '../../server/desk/view.ts';
import s from './Periods.module.css';

/** Links to the same page about another time. */
export function Periods({ path, period }: { path: string; period: Period }) {
  return (
    <nav aria-label="Time">
      <ul className={s.periods}>
        {periods.map((days) => (
          <li key={days}>
            <a className="quiet" href={`${path}?days=${days}`} aria-current={days === period ? 'true' : undefined}>
              {`${days} days`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
