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
  /** Hides the chart from screen readers, where nobody has played. */
  isPicture?: boolean;
}

/** Length of the longest bar, and the gap after each day. */
const length = 1000;
const gap = 6;

/** Renders the running totals of both players as bars on one scale for the whole week, with a gap after each day. */
export function Tills({ caption, yours, model, most, names, isPicture }: TillsProps) {
  return (
    <div className={s.tills} aria-hidden={isPicture} data-tills>
      {caption && <p>{caption}</p>}
      <dl>
        {[[names.yours, yours] as const, [names.model, model] as const].map(([name, amounts]) => {
          const totals = amounts.map((_, day) => amounts.slice(0, day + 1).reduce((sum, amount) => sum + amount, 0));
          const total = totals.at(-1) ?? 0;
          // After a loss the bar is shorter than on the day before.
          const ends = totals
            .filter((each, day) => each < total || day === totals.length - 1)
            .map((each) => Math.round((length * each) / most));
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{inRupees(total)}</dd>
              <dd>
                <svg className="on-paper" viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={ends.map((end, day) => `M${end} 0v1H${Math.min(end, day && (ends[day - 1] as number) + gap)}V0z`).join('')} />
                </svg>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
