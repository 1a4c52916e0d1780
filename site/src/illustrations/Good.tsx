import type { GoodName } from '../../../content/schema/goods.ts';
import { goodList } from './good-list.tsx';

/** One good by itself, beside words that say what it stands for. */
export function Good({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-64 -126 128 130" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {goodList[name]}
    </svg>
  );
}
