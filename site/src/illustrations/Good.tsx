import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { goodDrawings } from '../islands/instruments/GoodSymbols.tsx';

/** One product of the example shop by itself, beside words that say what it is. */
export function Good({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-80 -156 160 160" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {goodDrawings[name]}
    </svg>
  );
}
