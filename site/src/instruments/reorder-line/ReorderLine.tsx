import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import parcelFile from '../../drawings/goods/parcel.svg?raw';
import { palette } from '../../drawings/palette.ts';
import { parseSvg, Shapes } from '../../drawings/parts/Shapes.tsx';
import { GoodChoice, Range } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { formatNumber, inRupees, say } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import { leadTime, type Weighed, weigh } from './model.ts';
import s from './ReorderLine.module.css';
import { words } from './words.ts';

const w = words();

const startOf = (good: Pickable) => ({ good, line: w.goods[good].line.start, lead: w.goods[good].lead.start });

/** Share of the plot's height over which the line can be dragged. The rail in the styles has the same value. */
const reach = 0.55;

/** Renders the inventory instrument: drag the reorder point and see the days without stock. */
export function ReorderLine() {
  const instrument = useInstrument({ name: 'reorder-line', start: startOf, weigh: ({ good, ...asked }) => weigh(w, w.goods[good], asked) });
  const { good, line, lead } = instrument.inputs;
  const { outcome } = instrument;
  const { line: range, lead: leadRange, room } = w.goods[good];
  const figures = (
    <dl className={s.figures}>
      {(['empty', 'lost', 'tied'] as const).map((name) => (
        <div key={name} data-bad={(name !== 'tied' && outcome[name] > 0) || undefined}>
          <dt>{w.figures[name]}</dt>
          <dd>{name === 'tied' ? inRupees(outcome.tied) : formatNumber(outcome[name])}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Instrument state={instrument} tone="tone-marigold-tint" className={s.line} words={w} side={figures}>
      <div className={s.controls}>
        <GoodChoice value={good} onChange={(value) => instrument.set(startOf(value))} />
        <Range name="lead" {...leadRange} value={lead} text={leadTime(w, lead)} onChange={(days) => instrument.set({ lead: days })} />
      </div>
      <div className={`picture ${s.plot}`}>
        <StockPlot {...outcome} most={range.max / reach} room={room} />
        <label className={s.rail}>
          <span className="visually-hidden">{range.label}</span>
          <input
            type="range"
            name="line"
            min={range.min}
            max={range.max}
            step={range.step}
            value={line}
            aria-orientation="vertical"
            onChange={({ target }) => instrument.set({ line: target.valueAsNumber })}
          />
        </label>
      </div>
      {/* Below the drawing, where the curve never runs through them. */}
      <p className={s.labels} aria-hidden="true">
        <span>{say(w.orderAt, { line: outcome.line })}</span>
        <span>{say(w.model, { advice: outcome.advice })}</span>
        <span>{say(w.room, { room })}</span>
      </p>
    </Instrument>
  );
}

const parcel = parseSvg(parcelFile);

/** Insets of the plot in per cent. The styles have the same values. */
const [ceiling, floor] = [2, 88];

const rounded = (value: number) => Math.round(value * 100) / 100;
const percent = (value: number) => `${rounded(value)}%`;

/**
 * Draws stock by day, with cartons for deliveries and red blocks for lost sales. Shapes stretch with the box, lettering keeps its size.
 * @param most top of the plot, in pieces
 * @param room the stockroom's limit, in pieces
 */
function StockPlot({ days, line, advice, isRefused, most, room }: Weighed & { most: number; room: number }) {
  const y = (pieces: number) => rounded(floor - (pieces / most) * (floor - ceiling));
  const across = (day: number) => percent((day / days.length) * 100);
  const arrivals = days.flatMap(({ delivered }, day) => (delivered > 0 ? [day] : []));
  // In days, so that parcels are beside each other on phones too. Their height limits their size.
  const parcelWidth = 0.9 * Math.min(...arrivals.map((day, place) => day - (arrivals[place - 1] ?? -days.length)));
  const path = days.map(({ morning, evening }, day) => `${day} ${y(morning)} ${day + 1} ${y(evening)}`).join('L');
  // As tall as the share of the day's demand that is lost.
  const blocks = days.map(({ morning, evening, lost }, day) =>
    lost > 0 ? `M${day} ${floor}v${-rounded((lost / (morning - evening + lost)) * 10)}h1V${floor}z` : '',
  );
  const level = (pieces: number) => ({ x1: 0, x2: '100%', y1: percent(y(pieces)), y2: percent(y(pieces)) });
  return (
    <>
      <svg className={s.days} viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" role="img" aria-label={w.alt}>
        <path d={`M0 ${floor}L${path}V${floor}z`} fill={palette.marigold} fillOpacity=".42" />
        <path d={blocks.join('')} fill={palette.madder} />
        <path d={`M${path}`} fill="none" stroke={palette.ink} strokeWidth="3" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${floor}H${days.length}`} stroke={palette.ink} strokeWidth="5" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={s.days} fontWeight="600" fill={palette.inkSoft} aria-hidden="true">
        {days.map(
          ({ evening, isOrdered }, day) =>
            isOrdered && <circle cx={across(day + 1)} cy={percent(y(evening))} r="5" fill={palette.madder} key={across(day)} />,
        )}
        {arrivals.map((day) => (
          <svg
            {...{ x: across(day - parcelWidth / 2), y: percent(y(days[day]?.morning ?? 0)), width: across(parcelWidth), height: 17 }}
            viewBox="-40 0 80 64"
            preserveAspectRatio="xMidYMin"
            overflow="visible"
            aria-hidden="true"
            key={day}
          >
            <Shapes file={parcel} />
          </svg>
        ))}
        <text y="100%" dy="-6">
          {say(w.day, { day: 1 })}
        </text>
        <text x="100%" y="100%" dy="-6" textAnchor="end">
          {say(w.day, { day: days.length })}
        </text>
      </svg>
      <svg className={s.lines} strokeWidth="3" aria-hidden="true">
        <line {...level(room)} stroke={palette.madderInk} strokeWidth={isRefused ? 3 : 2} />
        <line {...level(advice)} stroke={palette.green} />
        <line {...level(line)} stroke={palette.madder} strokeDasharray="1 7" strokeLinecap="round" />
      </svg>
    </>
  );
}
