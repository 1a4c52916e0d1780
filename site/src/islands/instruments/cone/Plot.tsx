import { palette } from '../../../drawings/palette.ts';
import { bands, type Week } from './forecast.ts';
import s from './Plot.module.css';
import type { Weighed } from './weigh.ts';

/** Height of the plot in pieces; widths of a week and of its bar in drawing units. */
const top = 600;
const week = 10;
const bar = 7;

const y = (pieces: number) => +((1 - Math.max(0, pieces) / top) * 100).toFixed(2);
/** Returns the x coordinate of the middle of a week, counted from 1. */
const x = (weekNumber: number) => weekNumber * week - week / 2;
const bars = (values: readonly (readonly [weekNumber: number, pieces: number])[]) =>
  values.map(([weekNumber, pieces]) => `M${x(weekNumber) - bar / 2} 100V${y(pieces)}h${bar}V100z`).join('');

/** Stretches the drawing to its box; strokes keep their width. */
const stretched = { viewBox: `0 0 ${12 * week} 100`, preserveAspectRatio: 'none' } as const;
const percent = (value: number) => `${value}%`;
const across = (weekNumber: number) => percent(+((x(weekNumber) / (12 * week)) * 100).toFixed(2));

/** Returns the path of a festival's error bar, up or down. */
const errorBar = ({ week: number, expected }: Week, to: number) => `M${x(number)} ${y(expected)}V${y(to)}M${x(number) - 1.6} ${y(to)}h3.2`;

/** Draws twelve past weeks as bars, with the festival marked. */
export function Past({ sold, festivalWeek }: { sold: readonly number[]; festivalWeek: number }) {
  return (
    <svg {...stretched} aria-hidden="true">
      <path d={bars(sold.map((pieces, i) => [i + 1, pieces]))} fill={palette.land} />
      <path d={bars([[festivalWeek, sold[festivalWeek - 1] ?? 0]])} fill={palette.marigold} />
    </svg>
  );
}

interface FutureProps {
  /** Sales of the last week, where the cone starts. */
  last: number;
  outcome: Weighed;
  alt: string;
  /** Label of the thumb, such as "6 weeks". */
  horizon: string;
}

/** Draws the forecast: two bands, festivals as bars with their own error bars, and actual sales. */
export function Future({ last, outcome: { ahead, furthest, actual }, alt, horizon }: FutureProps) {
  const { weeks } = ahead;
  const end = weeks.at(-1) as Week;
  const festivals = weeks.filter(({ isFestival }) => isFestival);
  const points = (list: readonly Week[], side: number) =>
    list.map(({ week: number, line, deviation }) => `${x(number)} ${y(line + side * deviation)}`);
  const band = (half: number, list = weeks) => `M0 ${y(last)}L${[...points(list, half), ...points(list, -half).reverse()].join('L')}z`;
  return (
    <>
      <svg {...stretched} role="img" aria-label={alt}>
        <path d={band(bands.wide, furthest)} fill={palette.paper} fillOpacity=".08" />
        <path d={band(bands.wide)} fill={palette.marigold} fillOpacity=".3" />
        <path d={band(bands.narrow)} fill={palette.marigold} fillOpacity=".45" />
        <path d={bars(festivals.map((festival) => [festival.week, festival.expected]))} fill={palette.marigold} />
        <path className={s.line} d={`M0 ${y(last)}L${points(weeks, 0).join('L')}`} />
        {festivals.map((festival) => (
          <g className={s.doubt} key={festival.week}>
            <path d={errorBar(festival, festival.expected + festival.wide)} stroke={palette.paper} />
            <path d={errorBar(festival, festival.expected - festival.wide)} stroke={palette.ink} />
          </g>
        ))}
        {actual.map(({ pieces, isHit }, i) => (
          <path className={isHit ? s.hit : s.miss} d={`M${x(i + 1) - 4} ${y(pieces)}h8`} key={x(i + 1)} />
        ))}
        <path className={s.horizon} d={`M${x(end.week)} ${y(end.line + bands.wide * end.deviation)}V100`} />
      </svg>
      <svg className={s.signs} aria-hidden="true">
        {festivals.map((festival) => (
          <svg
            x={across(festival.week + bar / week / 2)}
            y={percent(y(festival.expected))}
            overflow="visible"
            aria-hidden="true"
            key={festival.week}
          >
            <path d="M-2 0V-46H16L10-36 16-26H-2" fill={palette.madder} stroke={palette.paper} strokeWidth="2.5" />
          </svg>
        ))}
        {actual.map(
          ({ pieces, isHit }, i) =>
            !isHit && (
              <svg x={across(i + 1)} y={percent(y(pieces))} overflow="visible" aria-hidden="true" key={x(i + 1)}>
                <path d="M-7-7 7 7M7-7-7 7" stroke={palette.madderTint} strokeWidth="4" />
              </svg>
            ),
        )}
        <svg className={s.grip} x={across(end.week)} y="100%" overflow="visible" aria-hidden="true">
          <path d="M-6-6-12 0-6 6M6-6 12 0 6 6" fill="none" stroke={palette.ink} strokeWidth="4" />
        </svg>
        <g className={s.ends}>
          {actual.length === 0 && (
            <>
              <text
                x={across(end.week)}
                y={percent(y(end.line + bands.wide * end.deviation))}
                dx={end.week > 10 ? 0 : 10}
                dy={end.week > 10 ? -10 : 4}
                textAnchor={end.week > 10 ? 'end' : 'start'}
              >
                {Math.round(end.line + bands.wide * end.deviation)}
              </text>
              <text
                x={across(end.week)}
                y={percent(y(end.line - bands.wide * end.deviation))}
                dx={end.week > 10 ? -10 : 10}
                dy={end.week > 10 ? 20 : 8}
                textAnchor={end.week > 10 ? 'end' : 'start'}
              >
                {Math.round(end.line - bands.wide * end.deviation)}
              </text>
            </>
          )}
          <text x={across(end.week)} y="100%" dx={end.week > 6 ? -30 : 30} dy="22" textAnchor={end.week > 6 ? 'end' : 'start'}>
            {horizon}
          </text>
        </g>
      </svg>
    </>
  );
}
