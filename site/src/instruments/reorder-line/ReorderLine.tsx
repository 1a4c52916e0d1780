import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { GoodChoice, Range } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { formatNumber, inRupees, say } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import { weigh } from './model.ts';
import s from './ReorderLine.module.css';
import { StockPlot } from './StockPlot.tsx';
import { words } from './words.ts';

const w = words();

const startOf = (good: Pickable) => ({ good, line: w.goods[good].line.start, lead: w.goods[good].lead.start });

/** Share of the plot's height over which the line can be dragged. The rail in the styles has the same value. */
const reach = 0.52;

/** Renders the inventory instrument: drag the reorder point and see the days without stock. */
export function ReorderLine() {
  const instrument = useInstrument({ name: 'reorder-line', start: startOf, weigh: ({ good, ...asked }) => weigh(w, w.goods[good], asked) });
  const { good, line, lead } = instrument.inputs;
  const { outcome } = instrument;
  const { line: range, lead: leadRange, room } = w.goods[good];
  const labels = {
    first: say(w.day, { day: 1 }),
    last: say(w.day, { day: outcome.days.length }),
    orderAt: say(w.orderAt, { line: outcome.line }),
    model: say(w.model, { advice: outcome.advice }),
    room: say(w.room, { room }),
  };
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
        <Range
          name="lead"
          {...leadRange}
          value={lead}
          text={say(w.days, { days: lead })}
          onChange={(days) => instrument.set({ lead: days })}
        />
      </div>
      <div className={`picture ${s.plot}`}>
        <StockPlot {...outcome} alt={w.alt} most={range.max / reach} room={room} words={labels} />
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
    </Instrument>
  );
}
