import type { GoodName } from '../../../../content/schema/goods.ts';
import { goodList } from '../good-list.tsx';
import { palette } from '../palette.ts';

const garments: readonly GoodName[] = ['shirt', 'dress', 'coat'];

/** A good on a rail whose middle is the picture's top edge: a garment by its hook, which goes over it, all else by a string. */
export function HangingGood({ name }: { name: GoodName }) {
  return (
    <svg viewBox="-64 -120 128 124" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round" overflow="visible">
      {goodList[name]}
      {!garments.includes(name) && <path d="M0-120V-89" stroke={palette.ink} strokeWidth="3" />}
    </svg>
  );
}
