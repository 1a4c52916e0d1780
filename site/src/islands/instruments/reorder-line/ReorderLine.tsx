import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import { GoodChoice } from '../frame/GoodChoice.tsx';
import { goodStorage } from '../frame/good-storage.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { Range } from '../frame/Range.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { words } from './content.ts';
import s from './ReorderLine.module.css';
import { StockPlot } from './StockPlot.tsx';
import { weigh } from './weigh.ts';

const w = words();

/** Returns a product's start values. */
const startOf = (good: Pickable) => {
  const { line, lead, order } = w.goods[good];
  return { good, line: line.start, lead: lead.start, opening: order };
};

/** Returns the product and stock from the home page's scale. */
function carried() {
  const memory = goodStorage.recall();
  if (!memory) return undefined;
  const { good, weights } = memory;
  const start = startOf(good);
  return { ...start, opening: Math.min(weights.stock ?? start.opening, w.goods[good].room) };
}

/** Share of the plot's height over which the line can be dragged. The rail in the styles has the same value. */
const reach = 0.52;

/** Renders the inventory instrument: drag the reorder point and see the days without stock. */
export function ReorderLine() {
  const instrument = useInstrument({
    name: 'reorder-line',
    start: startOf('tote'),
    weigh: ({ good, ...asked }) => weigh(w, w.goods[good], asked),
    adopt: (changed) => (changed.good === 'tote' ? changed : startOf(changed.good)),
    carried,
  });
  const { good, line, lead } = instrument.inputs;
  const { outcome } = instrument;
  const product = w.goods[good];
  const day = (number: number) => fill(w.day, { day: String(number) });
  const plot = {
    ...outcome,
    alt: w.alt,
    most: product.line.max / reach,
    room: product.room,
    words: {
      first: day(1),
      last: day(outcome.days.length),
      orderAt: fill(w.orderAt, { line: formatNumber(outcome.line) }),
      model: fill(w.model, { advice: formatNumber(outcome.advice) }),
      room: fill(w.room, { room: formatNumber(product.room) }),
    },
  };
  return (
    <Instrument state={instrument} tone="tone-marigold-tint" className={s.line} words={w}>
      <div className={s.controls}>
        <GoodChoice value={good} onChange={(value) => instrument.set(startOf(value))} />
        <Range
          name="lead"
          {...product.lead}
          value={lead}
          text={fill(w.days, { days: String(lead) })}
          onChange={(days) => instrument.set({ lead: days })}
        />
      </div>
      <div className={`picture ${s.plot}`}>
        <div className="for-wide">
          <StockPlot {...plot} />
        </div>
        <div className="for-narrow">
          <StockPlot {...plot} isSmall />
        </div>
        <label className={s.rail}>
          <span className="visually-hidden">{product.line.label}</span>
          <input
            type="range"
            name="line"
            min={product.line.min}
            max={product.line.max}
            step={product.line.step}
            value={line}
            aria-orientation="vertical"
            onChange={({ target }) => instrument.set({ line: target.valueAsNumber })}
          />
        </label>
      </div>
      <dl className={s.figures}>
        {(['empty', 'lost', 'tied'] as const).map((name) => (
          <div key={name} data-bad={(name !== 'tied' && outcome[name] > 0) || undefined}>
            <dt>{w.figures[name]}</dt>
            <dd>{name === 'tied' ? inRupees(outcome.tied) : formatNumber(outcome[name])}</dd>
          </div>
        ))}
      </dl>
    </Instrument>
  );
}
