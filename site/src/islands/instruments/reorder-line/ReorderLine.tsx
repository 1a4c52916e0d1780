import { type ShopName, shops } from '../../../../../content/schema/instruments/shop-names.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { formatNumber } from '../frame/format-number.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { Range } from '../frame/Range.tsx';
import { ShopChoice } from '../frame/ShopChoice.tsx';
import { shopStorage } from '../frame/shop-storage.ts';
import { useInstrument } from '../frame/use-instrument.ts';
import { words } from './content.ts';
import s from './ReorderLine.module.css';
import { StockPlot } from './StockPlot.tsx';
import { weigh } from './weigh.ts';

const w = words();

/** The line's controls begin here in each shop. */
const startOf = (shop: ShopName) => {
  const { line, lead, order } = w.shops[shop];
  return { shop, line: line.start, lead: lead.start, opening: order };
};

/** The shop of the home page's scale, with what is in it. The bread shop orders flour: its loaves are not counted here. */
function carried() {
  const memory = shopStorage.recall();
  const shop = shops.find((name) => name === memory?.shop);
  if (!shop) return undefined;
  const start = startOf(shop);
  const stock = shop === 'bread' ? undefined : memory?.weights.stock;
  return { ...start, opening: Math.min(stock ?? start.opening, w.shops[shop].room) };
}

/** The part of the plot's height that the line can be dragged over. The rail in the styles has the same. */
const reach = 0.52;

/** Inventory: drag the line at which an order is sent, and see which days the shelf is empty. */
export function ReorderLine() {
  const it = useInstrument({
    name: 'reorder-line',
    start: startOf('tote'),
    weigh: ({ shop, ...asked }) => weigh(w, w.shops[shop], asked),
    adopt: (moved) => (moved.shop === 'tote' ? moved : startOf(moved.shop)),
    carried,
  });
  const { shop, line, lead } = it.inputs;
  const { outcome } = it;
  const here = w.shops[shop];
  const day = (number: number) => fill(w.day, { day: String(number) });
  const plot = {
    ...outcome,
    alt: w.alt,
    most: here.line.max / reach,
    room: here.room,
    words: {
      first: day(1),
      last: day(outcome.days.length),
      orderAt: fill(w.orderAt, { line: formatNumber(outcome.line) }),
      model: fill(w.model, { advice: formatNumber(outcome.advice) }),
      room: fill(w.room, { room: formatNumber(here.room) }),
    },
  };
  return (
    <Instrument of={it} className={`tone-marigold-tint ${s.line}`} title={w.title} note={w.note} invitation={w.invitation}>
      <div className={s.hands}>
        <ShopChoice value={shop} onChange={(value) => it.set(startOf(value))} />
        <Range
          name="lead"
          {...here.lead}
          value={lead}
          text={fill(w.days, { days: String(lead) })}
          onChange={(days) => it.set({ lead: days })}
        />
      </div>
      <div className={`picture ${s.plot}`}>
        <div className="for-wide">
          <StockPlot {...plot} />
        </div>
        <div className="for-narrow">
          <StockPlot {...plot} words={{ ...plot.words, last: day(outcome.days.length / 2) }} isSmall />
        </div>
        <label className={s.rail}>
          <span className="unseen">{here.line.label}</span>
          <input
            type="range"
            name="line"
            min={here.line.min}
            max={here.line.max}
            step={here.line.step}
            value={line}
            aria-orientation="vertical"
            onChange={({ target }) => it.set({ line: target.valueAsNumber })}
          />
        </label>
      </div>
      <dl className={s.figures}>
        {(['empty', 'lost', 'tied'] as const).map((name) => (
          <div key={name} data-bad={(name !== 'tied' && outcome[name] > 0) || undefined}>
            <dt>{w.figures[name]}</dt>
            <dd>{formatNumber(outcome[name])}</dd>
          </div>
        ))}
      </dl>
    </Instrument>
  );
}
