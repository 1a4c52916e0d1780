import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import { afterFrame } from '../frame/after-frame.ts';
import { formatNumber, inRupees } from '../frame/format-number.ts';
import { GoodChoice } from '../frame/GoodChoice.tsx';
import { goodStorage } from '../frame/good-storage.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { Range } from '../frame/Range.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { Balance } from './Balance.tsx';
import { words } from './content.ts';
import { refusedParts } from './refused-parts.ts';
import s from './Scale.module.css';
import { refuses, type Weights, weigh } from './weigh.ts';

const w = words();

const startOf = (good: Pickable) => {
  const { wait, stock, limit } = w.goods[good];
  return { good, wait: wait.start, stock: stock.start, limit: limit.start };
};

const controls = ['wait', 'limit', 'stock'] as const;

/** Returns for each range the intervals that a limit refuses, at the other ranges' current values. */
const refusedOf = ({ good, ...weights }: { good: Pickable } & Weights) =>
  Object.fromEntries(
    controls.map((name) => [name, refusedParts(w.goods[good][name], (value) => refuses(w, good, { ...weights, [name]: value }))]),
  );

const kinds = { wait: 'weight', limit: 'limit', stock: 'weight' } as const;

/** Renders the home page's instrument: weights and a limit, and the resulting decision. */
export function Scale() {
  const instrument = useInstrument({
    name: 'scale',
    start: startOf('tote'),
    weigh: ({ good, ...weights }) => weigh(w, good, weights),
    adopt: (changed) => (changed.good === 'tote' ? changed : startOf(changed.good)),
  });
  const { inputs, isTouched } = instrument;
  const { good, ...weights } = inputs;
  const product = w.goods[good];
  // Defer the refused intervals, which may lag behind the moved weight by a frame.
  const deferredInputs = useDeferredValue(isTouched ? inputs : undefined);
  const refused = useMemo(() => (deferredInputs ? refusedOf(deferredInputs) : undefined), [deferredInputs]);

  // Share the product with the inventory and pricing pages.
  useEffect(() => {
    if (!isTouched) return;
    const { good, stock, limit: floor } = inputs;
    afterFrame(() => goodStorage.save({ good, weights: { stock, ...(good === 'lamp' ? { floor } : {}) } }));
  }, [isTouched, inputs]);
  const reset = () => {
    goodStorage.forget();
    instrument.reset();
  };

  return (
    <Instrument state={{ ...instrument, reset }} tone="tone-green" className={s.scale} words={w}>
      <div className={s.scene}>
        <GoodChoice value={good} onChange={(value) => instrument.set(startOf(value))} />
        <Balance {...instrument.outcome} alt={w.alt} good={good} full={product.full} captions={{ wanted: w.wanted, stock: w.stock }} />
      </div>
      <div className={s.controls}>
        {controls.map((name) => (
          <Range
            {...product[name]}
            key={good + name}
            name={name}
            kind={kinds[name]}
            value={weights[name]}
            text={good === 'lamp' && name !== 'stock' ? inRupees(weights[name]) : formatNumber(weights[name])}
            refused={deferredInputs?.good === good ? refused?.[name] : []}
            onChange={(value) => instrument.set({ [name]: value })}
          />
        ))}
      </div>
    </Instrument>
  );
}
