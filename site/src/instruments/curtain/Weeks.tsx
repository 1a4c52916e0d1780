import type { CurtainWords } from '../../../../content/schema/instruments/curtain.ts';
import { palette } from '../../drawings/palette.ts';
import s from './Curtain.module.css';
import type { Weighed } from './model.ts';

/** Lowest and highest number of pieces in the plot. */
const [bottom, top] = [110, 290];
const y = (pieces: number) => +(((top - pieces) / (top - bottom)) * 100).toFixed(1);

interface WeeksProps {
  weeks: Weighed['weeks'];
  /** Number of weeks that the curtain no longer hides. */
  opened: number;
  words: CurtainWords;
}

/** Draws the weeks that the model learned from as a line, its ranges as blocks, what sold as dots, and the curtain. */
export function Weeks({ weeks, opened, words: { learnedWeeks, alt, learned, unseen, festival, festivalWeek } }: WeeksProps) {
  const all = learnedWeeks.length + weeks.length;
  const x = (week: number) => week * 10 - 5;
  const across = (week: number) => `${(x(week) / all) * 10}%`;
  const edge = (learnedWeeks.length + opened) * 10;
  const pleat = (all * 10 - edge) / 9;
  const dots = (list: readonly { week: number; sold: number }[]) => list.map(({ week, sold }) => `M${x(week)} ${y(sold)}h0`).join('');
  const seen = weeks.slice(0, opened);
  const past = learnedWeeks.map((sold, at) => ({ week: at + 1, sold, least: sold, isFestival: at === festivalWeek - 1 }));
  return (
    <>
      <svg
        className={s.shapes}
        viewBox={`0 0 ${all * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={`M${past.map(({ week, sold }) => `${x(week)} ${y(sold)}`).join('L')}`} stroke={palette.inkSoft} />
        <path d={weeks.map(({ week, least, most }) => `M${x(week) - 4} ${y(most)}h8V${y(least)}h-8z`).join('')} fill={palette.marigold} />
        <g strokeWidth="12" stroke={palette.ink}>
          <path d={dots(past)} stroke={palette.inkSoft} />
          <path d={dots(seen.filter(({ isHit }) => isHit))} />
          <path d={dots(seen.filter(({ isHit }) => !isHit))} stroke={palette.madder} strokeWidth="16" />
        </g>
        {opened < weeks.length && (
          <g className={s.curtain}>
            <path d={`M${edge} 0H${all * 10}V94${`q${-pleat / 2} 9 ${-pleat} 0`.repeat(9)}z`} fill={palette.green} />
            <path d={[1, 3, 5, 7].map((fold) => `M${edge + fold * pleat} 0h${pleat}V97h${-pleat}z`).join('')} fill={palette.greenMid} />
          </g>
        )}
        <path d={`M${learnedWeeks.length * 10} 0H${all * 10}`} stroke={palette.ink} strokeWidth="7" />
      </svg>
      <svg className={s.signs} aria-hidden="true" textAnchor="middle" fill={palette.ink}>
        {[...past, ...seen].map(({ week, sold, least, isFestival }) => (
          <text x={across(week)} y={`${y(Math.min(sold, least))}%`} dy={isFestival && least === sold ? -14 : 26} key={week}>
            {sold}
          </text>
        ))}
      </svg>
      <ol className={s.weeks} aria-hidden="true">
        {[...past, ...weeks].map(({ week, isFestival }) => (
          <li key={week}>
            {week}
            {isFestival && <span>{festival}</span>}
          </li>
        ))}
      </ol>
      <p className={s.halves} aria-hidden="true">
        <span>{learned}</span>
        <span>{unseen}</span>
      </p>
    </>
  );
}
