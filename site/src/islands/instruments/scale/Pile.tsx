import type { ShopName } from '../../../../../content/schema/instruments/shop-names.ts';
import { Bread } from '../../../illustrations/goods/Bread.tsx';
import { Phone } from '../../../illustrations/goods/Phone.tsx';
import { Tote } from '../../../illustrations/goods/Tote.tsx';
import s from './Balance.module.css';

/** How each good is drawn, and how wide and high one is in a pile, in the drawing's units. */
const goods = {
  tote: { Good: Tote, scale: 0.47, wide: 46, high: 34 },
  phone: { Good: (place: { x: number; y: number; scale: number }) => <Phone {...place} pale />, scale: 0.5, wide: 34, high: 58 },
  bread: { Good: Bread, scale: 0.42, wide: 54, high: 26 },
} as const;

/** Goods in a row on the pan, for each number of them: the rest stand on these. Phones stand in two rows. */
const firstRow = { tote: [0, 1, 2, 2, 3, 3, 3], phone: [0, 1, 2, 3, 4, 4, 4], bread: [0, 1, 2, 2, 3, 3, 3] } as const;

interface PileProps {
  shop: ShopName;
  /** Goods that are there, 0 to 6; on them, in outline, those that come, and those that a limit has refused. */
  solid: number;
  missing?: number;
  refused?: number;
}

/** A pile of one shop's goods. */
export function Pile({ shop, solid, missing = 0, refused = 0 }: PileProps) {
  const { Good, scale, wide, high } = goods[shop];
  const all = Math.min(6, solid + missing + refused);
  const rows: number[] = [];
  for (let left = all, row = firstRow[shop][all] as number; left > 0; left -= row, row = Math.min(left, Math.max(1, row - 1)))
    rows.push(row);
  const places = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * wide, y: -2 - row * high })),
  );
  return places.map((place, index) => (
    <g
      className={index < solid ? undefined : index < all - refused ? s.missing : s.refused}
      // Pale where no styles reach, as in share pictures.
      opacity={index < solid ? undefined : 0.3}
      key={`${place.x} ${place.y}`}
    >
      <Good {...place} scale={scale} />
    </g>
  ));
}
