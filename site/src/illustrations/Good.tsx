import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { goodList } from './goods/good-list.tsx';

/** Draws a product. Decorative: the text beside the drawing names the product. */
export function Good({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-80 -156 160 160" preserveAspectRatio="xMidYMax" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {goodList[name]}
    </svg>
  );
}
