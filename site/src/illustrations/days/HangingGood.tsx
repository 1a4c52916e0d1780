import type { GoodName } from '../../../../content/schema/goods.ts';
import { goodList } from '../good-list.tsx';
import { palette } from '../palette.ts';

const garments: readonly GoodName[] = ['shirt', 'dress', 'coat'];

/** A good on its hook, from the top edge of the picture down: a garment by its hanger, all else by a string. */
export function HangingGood({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-64 -126 128 132" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {!garments.includes(name) && <path d="M0-126V-88" stroke={palette.ink} strokeWidth="3" />}
      {goodList[name]}
    </svg>
  );
}
