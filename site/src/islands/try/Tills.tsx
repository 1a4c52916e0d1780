import { inRupees } from '../instruments/frame/format-number.ts';
import s from './Tills.module.css';

interface TillsProps {
  caption?: string | undefined;
  /** Earnings of each finished day. */
  yours: readonly number[];
  model: readonly number[];
  /** Earnings of the best possible week: the full length of a bar. */
  most: number;
  names: { yours: string; model: string };
}

/** Renders the running totals of both players as bars on one scale for the whole week. A line in a bar is the end of a day. */
export function Tills({ caption, yours, model, most, names }: TillsProps) {
  return (
    <div className={`on-paper ${s.tills}`} data-tills>
      {caption && <p>{caption}</p>}
      <dl>
        {([['yours', yours] as const, ['model', model] as const]).map(([player, amounts]) => {
          const totals = amounts.map((_, day) => amounts.slice(0, day + 1).reduce((sum, amount) => sum + amount, 0));
          const total = totals.at(-1) ?? 0;
          const placeOf = (amount: number) => Math.round((1000 * amount) / most);
          return (
            <div key={player}>
              <dt>{names[player]}</dt>
              <dd>{inRupees(total)}</dd>
              <dd aria-hidden="true">
                <svg className="picture" viewBox="0 0 1000 1" preserveAspectRatio="none">
                  <path d={`M0 0H${placeOf(total)}V1H0z`} />
                  <path d={totals.slice(0, -1).map((each) => (each < total ? `M${placeOf(each)} 0v1` : '')).join('')} />
                </svg>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
