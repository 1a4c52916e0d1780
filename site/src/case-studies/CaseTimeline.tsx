import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { labels } from '../data/content.ts';
import { palette } from '../drawings/palette.ts';
import s from './CaseTimeline.module.css';

/** Renders the steps of the implementation with their months. */
export function CaseTimeline({ implementation }: Pick<CaseStudy, 'implementation'>) {
  const { month, months, monthByMonth, timeline } = labels.caseStudy;
  return (
    <section className={`wrap ${s.timeline}`} aria-label={timeline}>
      <h2>{monthByMonth}</h2>
      <ol data-arrive>
        {monthsOf(implementation).map(({ title, text, first, last }) => (
          <li key={title} data-months={last - first + 1}>
            <Months count={last - first + 1} />
            <p className={s.when}>{first === last ? `${month} ${first}` : `${months} ${first}–${last}`}</p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders a block for each month of a step. */
function Months({ count }: { count: number }) {
  return (
    <svg className="on-paper" viewBox={`0 0 ${count * 100} 30`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((month) => (
        <rect key={month} x={month * 100 + (month > 0 ? 2 : 0)} width={count > 1 ? 98 : 100} height="30" fill={palette.green} />
      ))}
    </svg>
  );
}

/** Adds to each of consecutive steps its first and last month, counted from 1. */
export function monthsOf<Step extends { months: number }>(steps: readonly Step[]): (Step & { first: number; last: number })[] {
  let last = 0;
  return steps.map((step) => {
    const first = last + 1;
    last += step.months;
    return { ...step, first, last };
  });
}
