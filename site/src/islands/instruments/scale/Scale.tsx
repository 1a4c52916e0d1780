import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ShopName } from '../../../../../content/schema/instruments/shop-names.ts';
import { afterFrame } from '../frame/after-frame.ts';
import { formatNumber } from '../frame/format-number.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { Range } from '../frame/Range.tsx';
import { ShopChoice } from '../frame/ShopChoice.tsx';
import { shopStorage } from '../frame/shop-storage.ts';
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

const hands = ['wait', 'limit', 'stock'] as const;

/** For each hand, where a limit refuses while the others stay. */
const refusedOf = ({ shop, ...weights }: { shop: ShopName } & Weights) =>
  Object.fromEntries(
    hands.map((name) => [name, refusedParts(w.shops[shop][name], (value) => refuses(w, shop, { ...weights, [name]: value }))]),
  );

const kinds = { wait: 'weight', limit: 'limit', stock: 'weight' } as const;

/** Home: put weights on the scale, set a limit, and see the decision change and the limit hold. */
export function Scale() {
  const it = useInstrument({
    name: 'scale',
    start: startOf('tote'),
    weigh: ({ shop, ...weights }) => weigh(w, shop, weights),
    adopt: (moved) => (moved.shop === 'tote' ? moved : startOf(moved.shop)),
  });
  const { inputs, isTouched } = it;
  const { shop, ...weights } = inputs;
  const here = w.shops[shop];
  // Where a limit refuses may be seen a frame after what has moved.
  const seen = useDeferredValue(isTouched ? inputs : undefined);
  const refused = useMemo(() => (seen ? refusedOf(seen) : undefined), [seen]);

  // The shop goes on to the pages of stock and prices.
  useEffect(() => {
    if (!isTouched) return;
    const { shop, stock, limit: floor } = inputs;
    afterFrame(() => shopStorage.keep({ shop, weights: { stock, ...(shop === 'phone' ? { floor } : {}) } }));
  }, [isTouched, inputs]);
  const again = () => {
    shopStorage.forget();
    it.again();
  };

  return (
    <Instrument of={{ ...it, again }} className={`tone-green ${s.scale}`} title={w.title} invitation={w.invitation}>
      <div className={s.scene}>
        <ShopChoice value={shop} onChange={(value) => it.set(startOf(value))} />
        <Balance {...it.outcome} alt={w.alt} shop={shop} full={here.full} captions={{ wanted: w.wanted, stock: w.stock }} />
      </div>
      <div className={s.hands}>
        {hands.map((name) => (
          <Range
            {...here[name]}
            key={shop + name}
            name={name}
            kind={kinds[name]}
            value={weights[name]}
            text={formatNumber(weights[name])}
            refused={seen?.shop === shop ? refused?.[name] : []}
            onChange={(value) => it.set({ [name]: value })}
          />
        ))}
      </div>
    </Instrument>
  );
}
