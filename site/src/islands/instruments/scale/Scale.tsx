import { useEffect } from 'react';
import type { ShopName } from '../../../../../content/schema/instruments/shop-names.ts';
import { grouped } from '../frame/grouped.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { Range } from '../frame/Range.tsx';
import { ShopChoice } from '../frame/ShopChoice.tsx';
import { shopMemory } from '../frame/shop-memory.ts';
import { useInstrument } from '../frame/use-instrument.ts';
import { Balance } from './Balance.tsx';
import { words } from './content.ts';
import { refusedParts } from './refused-parts.ts';
import s from './Scale.module.css';
import { refuses, type Weights, weigh } from './weigh.ts';

const w = words();

const startOf = (shop: ShopName) => {
  const { wait, stock, limit } = w.shops[shop];
  return { shop, wait: wait.start, stock: stock.start, limit: limit.start };
};

const kinds = { wait: 'weight', limit: 'limit', stock: 'weight' } as const;

/** Home: put weights on the scale, set a limit, and see the decision change and the limit hold. */
export function Scale() {
  const it = useInstrument({
    name: 'scale',
    start: startOf('tote'),
    weigh: ({ shop, ...weights }) => weigh(w, shop, weights),
    adopt: (moved) => (moved.shop === 'tote' ? moved : startOf(moved.shop)),
  });
  const { shop, ...weights } = it.inputs;
  const { isTouched } = it;
  const here = w.shops[shop];
  const isRefused = (moved: Partial<Weights>) => refuses(w, shop, { ...weights, ...moved });

  // The shop goes on to the pages of stock and prices.
  useEffect(() => {
    if (isTouched) shopMemory.keep({ shop, weights: { stock: weights.stock, ...(shop === 'phone' ? { floor: weights.limit } : {}) } });
  }, [isTouched, shop, weights.stock, weights.limit]);
  const again = () => {
    shopMemory.forget();
    it.again();
  };

  return (
    <Instrument of={{ ...it, again }} tone="green" className={s.scale} title={w.title} invitation={w.invitation}>
      <div className={s.scene}>
        <ShopChoice value={shop} onChange={(value) => it.set(startOf(value))} />
        <Balance {...it.outcome} alt={w.alt} shop={shop} full={here.full} captions={{ wanted: w.wanted, stock: w.stock }} />
      </div>
      <div className={s.hands}>
        {(['wait', 'limit', 'stock'] as const).map((name) => (
          <Range
            {...here[name]}
            key={shop + name}
            name={name}
            kind={kinds[name]}
            value={weights[name]}
            text={grouped(weights[name])}
            refused={isTouched ? refusedParts(here[name], (value) => isRefused({ [name]: value })) : []}
            onChange={(value) => it.set({ [name]: value })}
          />
        ))}
      </div>
    </Instrument>
  );
}
