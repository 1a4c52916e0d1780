import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { GoodChoice, Range } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { formatNumber, inRupees } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import { Balance } from './Balance.tsx';
import { weigh } from './model.ts';
import s from './Scale.module.css';
import { words } from './words.ts';

const w = words();

const startOf = (good: Pickable) => {
  const { wait, stock, limit } = w.goods[good];
  return { good, wait: wait.start, stock: stock.start, limit: limit.start };
};

const controls = ['wait', 'limit', 'stock'] as const;

/** Renders the home page's instrument: weights and a limit, and the resulting decision. */
export function Scale() {
  const instrument = useInstrument({ name: 'scale', start: startOf, weigh: ({ good, ...weights }) => weigh(w, good, weights) });
  const { good, ...weights } = instrument.inputs;
  const product = w.goods[good];
  return (
    <Instrument state={instrument} tone="tone-green" className={s.scale} words={w}>
      <div className={s.scene}>
        <GoodChoice value={good} onChange={(value) => instrument.set(startOf(value))} />
        <Balance {...instrument.outcome} alt={w.alt} good={good} each={product.each} captions={{ wanted: w.wanted, stock: w.stock }} />
      </div>
      <div className={s.controls}>
        {controls.map((name) => (
          <Range
            {...product[name]}
            key={good + name}
            name={name}
            kind={name === 'limit' ? 'limit' : 'weight'}
            value={weights[name]}
            text={good === 'lamp' && name !== 'stock' ? inRupees(weights[name]) : formatNumber(weights[name])}
            onChange={(value) => instrument.set({ [name]: value })}
          />
        ))}
      </div>
    </Instrument>
  );
}
