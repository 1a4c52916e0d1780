import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import { palette } from '../illustrations/palette.ts';
import s from './DateLetter.module.css';

/** What the factory promised beside what its orders took, week by week; then the letter that a customer gets when a date slips. */
export function DateLetter({ before, after, quoted, took, unit, said, letter }: ArtefactOf<'date-letter'>) {
  const last = Math.max(quoted.weeks, ...took.weeks) + 1;
  const first = Math.max(0, Math.min(quoted.weeks, ...took.weeks) - 2);
  const x = (week: number) => 10 + ((week - first) / (last - first)) * 350;
  const weeks = Array.from({ length: last - first - 1 }, (_, index) => first + 1 + index);
  const stacked = took.weeks.map((week, at) => ({ week, over: took.weeks.slice(0, at).filter((one) => one === week).length, at }));
  return (
    <div className={s.sides}>
      <div className={s.record}>
        <h3>{before}</h3>
        <svg
          className="picture"
          viewBox="0 0 400 206"
          role="img"
          aria-label={`${quoted.label}: ${quoted.weeks} ${unit}. ${took.label}: ${took.weeks.join(', ')} ${unit}.`}
          fontSize="20"
          textAnchor="middle"
        >
          <path d={`M${x(quoted.weeks)} 34V166`} stroke={palette.madder} strokeWidth="5" strokeDasharray="1 10" strokeLinecap="round" />
          <text x={x(quoted.weeks)} y="20" fontWeight="650" fill={palette.madderInk}>
            {quoted.label}
          </text>
          <text x="396" y="52" fontWeight="650" textAnchor="end" fill={palette.ink}>
            {took.label}
          </text>
          {stacked.map(({ week, over, at }) => (
            <circle key={at} cx={x(week)} cy={152 - over * 32} r="14" fill={palette.sky} />
          ))}
          <path d="M4 170H396" stroke={palette.ink} strokeWidth="5" strokeLinecap="round" />
          {weeks.map((week) => (
            <text key={week} x={x(week)} y="197" fill={palette.ink}>
              {week}
            </text>
          ))}
          <text x="398" y="197" textAnchor="end" fill={palette.ink}>
            {unit}
          </text>
        </svg>
        <p>{said}</p>
      </div>
      <div className={`tone-sky ${s.desk}`}>
        <h3>{after}</h3>
        <div className={s.letter}>
          <p className={s.to}>{letter.to}</p>
          {letter.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {letter.choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
          <p className={s.from}>{letter.from}</p>
        </div>
      </div>
    </div>
  );
}
