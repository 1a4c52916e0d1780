import type { GoodName } from '../../../content/schema/instruments/goods.ts';
import { goodList } from './goods/good-list.tsx';

/** One good by itself, beside words that name it. */
export function Good({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-80 -156 160 160" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {goodList[name]}
    </svg>
  );
}
