import { palette } from '../../../illustrations/palette.ts';
import s from './Cone.module.css';
import { bands, type Week } from './forecast.ts';
import type { Weighed } from './weigh.ts';

/** The height of the plot in pieces, and the width of a week and of its bar in the plot's own units. */
const top = 640;
const week = 10;
const bar = 7;

const y = (pieces: number) => +((1 - Math.max(0, pieces) / top) * 100).toFixed(2);
/** The middle of a week in its half of the plot: 1 is the first. */
const x = (place: number) => place * week - week / 2;
const bars = (values: readonly (readonly [place: number, pieces: number])[]) =>
  values.map(([place, pieces]) => `M${x(place) - bar / 2} 100V${y(pieces)}h${bar}V100z`).join('');

/** Fills its box, whatever its shape: strokes keep their width. */
const filled = { viewBox: `0 0 ${12 * week} 100`, preserveAspectRatio: 'none' } as const;
const percent = (value: number) => `${value}%`;
const across = (place: number) => percent(+((x(place) / (12 * week)) * 100).toFixed(2));

/** Twelve weeks that were: bars, the festival among them marked. */
export function Past({ sold, festivalWeek }: { sold: readonly number[]; festivalWeek: number }) {
  return (
    <svg {...filled} aria-hidden="true">
      <path d={bars(sold.map((pieces, i) => [i + 1, pieces]))} fill={palette.land} />
      <path d={bars([[festivalWeek, sold[festivalWeek - 1] ?? 0]])} fill={palette.marigold} />
    </svg>
  );
}

interface FutureProps {
  /** What sold in the last week: the cone opens there. */
  last: number;
  outcome: Weighed;
  alt: string;
}

/** The weeks to come: two bands that widen, festivals as bars that stand out of them with a doubt of their own, and what then came. */
export function Future({ last, outcome: { ahead, came }, alt }: FutureProps) {
  const { weeks } = ahead;
  const end = weeks.at(-1) as Week;
  const festivals = weeks.filter(({ isFestival }) => isFestival);
  const points = (side: number) => weeks.map((it) => `${x(it.week)} ${y(it.line + side * it.deviation)}`);
  const band = (half: number) => `M0 ${y(last)}L${[...points(half), ...points(-half).reverse()].join('L')}z`;
  return (
    <>
      <svg {...filled} role="img" aria-label={alt}>
        <path d={band(bands.wide)} fill={palette.marigold} fillOpacity=".3" />
        <path d={band(bands.narrow)} fill={palette.marigold} fillOpacity=".45" />
        <path d={bars(festivals.map((it) => [it.week, it.expected]))} fill={palette.marigold} />
        <path className={s.line} d={`M0 ${y(last)}L${points(0).join('L')}`} />
        {festivals.map((it) => (
          <path className={s.doubt} d={`M${x(it.week)} ${y(it.expected + it.wide)}V${y(it.expected - it.wide)}`} key={it.week} />
        ))}
        {came.map(({ pieces, isHit }, i) => (
          <path className={isHit ? s.hit : s.miss} d={`M${x(i + 1) - 4} ${y(pieces)}h8`} key={x(i + 1)} />
        ))}
        <path className={s.horizon} d={`M${x(end.week)} ${y(end.line + bands.wide * end.deviation)}V100`} />
      </svg>
      <svg className={s.signs} aria-hidden="true">
        {festivals.map((it) => (
          <svg x={across(it.week)} y={percent(y(it.expected + it.wide))} overflow="visible" aria-hidden="true" key={it.week}>
            <path d="M0-4V-38H24L17-29 24-20H0" fill={palette.madder} stroke={palette.paper} strokeWidth="2.5" />
          </svg>
        ))}
        {came.map(
          ({ pieces, isHit }, i) =>
            !isHit && (
              <svg x={across(i + 1)} y={percent(y(pieces))} overflow="visible" aria-hidden="true" key={x(i + 1)}>
                <path d="M-7-7 7 7M7-7-7 7" stroke={palette.madderTint} strokeWidth="4" />
              </svg>
            ),
        )}
        <g className={s.ends}>
          <text x={across(end.week)} y={percent(y(end.line + bands.wide * end.deviation))} dx={end.week > 9 ? -6 : 10} dy="-6">
            {Math.round(end.line + bands.wide * end.deviation)}
          </text>
          <text x={across(end.week)} y={percent(y(end.line - bands.wide * end.deviation))} dx={end.week > 9 ? -6 : 10} dy="18">
            {Math.round(end.line - bands.wide * end.deviation)}
          </text>
        </g>
      </svg>
    </>
  );
}
