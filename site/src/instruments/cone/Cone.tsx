import { palette } from '../../drawings/palette.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { say } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import s from './Cone.module.css';
import { bands, type Week, type Weighed, weigh } from './model.ts';
import { words } from './words.ts';

const w = words();
const start = { weeks: w.start.weeks, festivals: w.start.festivals.map(String) as readonly string[], came: [] as readonly string[] };
const weekNumbers = w.later.map((_, i) => String(i + 1));

/** Renders the analytics instrument: a forecast whose horizon and festival weeks the visitor sets, compared with actual sales. */
export function Cone() {
  const instrument = useInstrument({
    name: 'cone',
    start,
    weigh: ({ weeks, festivals, came }) => weigh(w, weeks, festivals.map(Number), came.length > 0),
  });
  const { weeks } = instrument.inputs;
  const horizon = weeks === 1 ? w.week : say(w.weeks, { weeks });
  const side = (
    <label className={`stretched-input ${s.actual}`}>
      <input {...instrument.checkbox('came', 'later')} />
      <span>{w.came}</span>
    </label>
  );
  return (
    <Instrument state={instrument} tone="tone-green" className={s.cone} words={w} side={side}>
      <div className={`picture tone-green ${s.plot}`}>
        <div className={s.past}>
          <Past />
          <span>{w.past}</span>
        </div>
        <div className={s.future}>
          <Future {...instrument.outcome} horizon={horizon} />
          <span className={s.now}>{w.now}</span>
          <label className={s.rail}>
            <span className="visually-hidden">{w.far}</span>
            <input
              type="range"
              name="weeks"
              min="1"
              max={w.later.length}
              value={weeks}
              aria-valuetext={horizon}
              onChange={({ target }) => instrument.set({ weeks: target.valueAsNumber })}
            />
          </label>
        </div>
      </div>
      <fieldset className={s.weeks}>
        <legend>{w.festivals}</legend>
        {weekNumbers.map((week) => (
          <label className="stretched-input" data-far={Number(week) > weeks || undefined} key={week}>
            <input {...instrument.checkbox('festivals', week)} aria-label={say(w.festival, { week })} />
            <span>{week}</span>
          </label>
        ))}
      </fieldset>
    </Instrument>
  );
}

/** Height of the plot in pieces; widths of a week and of its bar in drawing units. */
const top = 600;
const week = 10;
const bar = 7;

const y = (pieces: number) => +((1 - Math.max(0, pieces) / top) * 100).toFixed(2);
/** Returns the x coordinate of the middle of a week, counted from 1. */
const x = (weekNumber: number) => weekNumber * week - week / 2;
const bars = (values: readonly (readonly [weekNumber: number, pieces: number])[]) =>
  values.map(([weekNumber, pieces]) => `M${x(weekNumber) - bar / 2} 100V${y(pieces)}h${bar}V100z`).join('');

/** A lighter brick red, which is legible on green. */
const refusedColor = '#ee8c72';

/** Stretches the drawing to its box; strokes keep their width. */
const stretched = { viewBox: `0 0 ${12 * week} 100`, preserveAspectRatio: 'none' } as const;
const percent = (value: number) => `${value}%`;
const across = (weekNumber: number) => percent(+((x(weekNumber) / (12 * week)) * 100).toFixed(2));

/** Returns the path of a festival's error bar, up or down. */
const errorBar = ({ week: number, expected }: Week, to: number) => `M${x(number)} ${y(expected)}V${y(to)}M${x(number) - 1.6} ${y(to)}h3.2`;

/** Draws twelve past weeks as bars, with the festival marked. */
function Past() {
  const { sold, festivalWeek } = w;
  return (
    <svg {...stretched} aria-hidden="true">
      <path d={bars(sold.map((pieces, i) => [i + 1, pieces]))} fill={palette.land} />
      <path d={bars([[festivalWeek, sold[festivalWeek - 1] ?? 0]])} fill={palette.marigold} />
    </svg>
  );
}

/**
 * Draws the forecast: two bands from the last week's sales on, festivals as bars with their own error bars, and actual sales.
 * @param horizon label of the thumb, such as "6 weeks"
 */
function Future({ ahead, furthest, actual, horizon }: Weighed & { horizon: string }) {
  const last = w.sold.at(-1) ?? 0;
  const { weeks } = ahead;
  const end = weeks.at(-1) as Week;
  const edge = (side: number) => end.line + side * bands.wide * end.deviation;
  const festivals = weeks.filter(({ isFestival }) => isFestival);
  const points = (list: readonly Week[], side: number) =>
    list.map(({ week: number, line, deviation }) => `${x(number)} ${y(line + side * deviation)}`);
  const band = (half: number, list = weeks) => `M0 ${y(last)}L${[...points(list, half), ...points(list, -half).reverse()].join('L')}z`;
  // At the right end, labels are on the left of the cone's edge.
  const isLate = end.week > 10;
  return (
    <>
      <svg {...stretched} className={s.shapes} role="img" aria-label={w.alt}>
        <path d={band(bands.wide, furthest)} fill={palette.paper} fillOpacity=".08" />
        <path d={band(bands.wide)} fill={palette.marigold} fillOpacity=".3" />
        <path d={band(bands.narrow)} fill={palette.marigold} fillOpacity=".45" />
        {festivals.map((festival) => (
          <path className={s.festival} d={bars([[festival.week, festival.expected]])} fill={palette.marigold} key={festival.week} />
        ))}
        <g fill="none" stroke={palette.marigold} strokeWidth="3">
          <path d={`M0 ${y(last)}L${points(weeks, 0).join('L')}`} strokeWidth="5" strokeDasharray="1 11" />
          {festivals.map((festival) => (
            <g key={festival.week}>
              <path d={errorBar(festival, festival.expected + festival.wide)} stroke={palette.paper} />
              <path d={errorBar(festival, festival.expected - festival.wide)} stroke={palette.ink} />
            </g>
          ))}
          {actual.map(({ pieces, isHit }, i) => (
            <path
              className={s.actualWeek}
              style={{ animationDelay: `${i * 70}ms` }}
              d={`M${x(i + 1) - 4} ${y(pieces)}h8`}
              stroke={isHit ? palette.paper : refusedColor}
              strokeWidth="6"
              key={x(i + 1)}
            />
          ))}
          <path d={`M${x(end.week)} ${y(edge(1))}V100`} />
        </g>
      </svg>
      <svg className={s.signs} fill={palette.paper} fontWeight="650" aria-hidden="true">
        {festivals.map(({ week: number, expected }) => (
          <svg x={across(number + bar / week / 2)} y={percent(y(expected))} overflow="visible" aria-hidden="true" key={number}>
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
        {actual.length === 0 &&
          [1, -1].map((side) => (
            <text
              x={across(end.week)}
              y={percent(y(edge(side)))}
              dx={isLate ? (side < 0 ? -10 : 0) : 10}
              dy={isLate ? 5 - side * 15 : 6 - side * 2}
              textAnchor={isLate ? 'end' : 'start'}
              key={side}
            >
              {Math.round(edge(side))}
            </text>
          ))}
        <text x={across(end.week)} y="100%" dx={end.week > 6 ? -30 : 30} dy="22" textAnchor={end.week > 6 ? 'end' : 'start'}>
          {horizon}
        </text>
      </svg>
    </>
  );
}
